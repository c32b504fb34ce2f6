import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inConsole } from '../testing/ConsoleStory.tsx';
import { ConfirmCount } from './ConfirmCount.tsx';

/** Before something that cannot be undone, or happens to many. What can be undone is done at once, and offers that. */
const meta: Meta<typeof ConfirmCount> = {
  title: 'console/ConfirmCount',
  component: ConfirmCount,
  decorators: [inConsole],
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: true,
    title: '锁定 312 人？',
    count: 312,
    confirmText: '锁定 312 人',
    danger: true,
    onConfirm: fn(() => Promise.resolve()),
    onClose: fn(),
    children: '他们正在用的登录马上结束，学习记录保留。',
  },
};
export default meta;
type Story = StoryObj<typeof ConfirmCount>;

export const Default: Story = {};
export const Few: Story = { args: { title: '锁定 3 人？', count: 3, confirmText: '锁定 3 人' } };
export const TypedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ args }) => {
    const page = within(document.body);
    const confirm = await page.findByRole('button', { name: '锁定 312 人' });
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(page.getByRole('textbox'), '312');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
