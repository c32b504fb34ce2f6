import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { KeySheet } from './KeySheet.tsx';
import { inCourse } from '../testing/courseStory.tsx';

const meta: Meta<typeof KeySheet> = {
  title: 'course/Key sheet',
  component: KeySheet,
  decorators: [inCourse()],
  // It covers the whole window, so on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof KeySheet>;

export const Default: Story = { tags: ['english', 'dark'] };

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByRole('dialog', { name: '快捷键' })).toBeVisible(), { timeout: 5000 });
    await userEvent.click(body.getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
