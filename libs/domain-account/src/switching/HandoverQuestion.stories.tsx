import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inEnterprise } from '../testing/inEnterprise.tsx';
import { HandoverQuestion } from './HandoverQuestion.tsx';

const meta: Meta<typeof HandoverQuestion> = {
  title: 'account/Handed over login/Question',
  component: HandoverQuestion,
  args: { here: '李思远', handed: '孙晓梅', stayHref: '/index', onReplace: fn() },
  decorators: [inEnterprise()],
};
export default meta;
type Story = StoryObj<typeof HandoverQuestion>;

export const Default: Story = {};
export const LongNames: Story = {
  args: { here: 'Alexandra Montgomery-Featherstonehaugh', handed: 'Maximiliana Wolfeschlegelsteinhausen' },
};
export const Replaced: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '改用 孙晓梅 登录' }));
    await expect(args.onReplace).toHaveBeenCalledOnce();
  },
};
