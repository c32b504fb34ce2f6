import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inExam } from '../testing/examStory.tsx';
import { ReportDialog } from './ReportDialog.tsx';

const meta: Meta<typeof ReportDialog> = {
  title: 'exam/Report dialog',
  component: ReportDialog,
  decorators: [inExam()],
  // It covers the whole window, so on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { no: 23, pending: false, failed: false, text: '', onText: fn(), onSend: fn(), onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof ReportDialog>;

export const Default: Story = { tags: ['english', 'dark'] };
export const Pending: Story = { args: { text: 'B 和 D 的内容相同', pending: true } };
export const Failed: Story = { args: { text: 'B 和 D 的内容相同', failed: true } };
export const TooLong: Story = { args: { text: '题干与图片不一致。'.repeat(56) } };

export const TooLongTest: Story = {
  ...TooLong,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('504 / 499')).toBeVisible());
    await expect(dialog.getByRole('button', { name: '提交反馈' })).toBeDisabled();
  },
};
