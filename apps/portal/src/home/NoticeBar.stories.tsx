import { portalComponent } from '@banyan/contracts/account';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../testing/inFrame.tsx';
import { NoticeBar } from './NoticeBar.tsx';

const whole = answer(portalComponent, () => ({
  title: '周六 22:00 – 23:30 维护',
  paragraphs: ['维护期间不能学习，记录不受影响。', '有疑问请联系人力资源部。'],
}));

const meta: Meta<typeof NoticeBar> = {
  title: 'portal/home/Notice',
  component: NoticeBar,
  decorators: [inFrame({ answers: [whole] })],
  args: { notice: { text: '周六 22:00 – 23:30 维护', more: true } },
};
export default meta;
type Story = StoryObj<typeof NoticeBar>;

export const Default: Story = {};
export const LineAlone: Story = { args: { notice: { text: '周六 22:00 – 23:30 维护', more: false } } };

export const OpenTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '查看全文' }));
    await waitFor(() => expect(screen.getByText('有疑问请联系人力资源部。')).toBeVisible());
  },
};
