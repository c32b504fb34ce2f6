import { examPaper } from '@banyan/contracts/exam';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inExam, inStory } from '../testing/examStory.tsx';
import { OpenedSheet } from '../testing/OpenedSheet.tsx';
import { makePaper } from '../testing/sheet.ts';
import { HandInDialog } from './HandInDialog.tsx';

const meta: Meta<typeof HandInDialog> = {
  title: 'exam/Hand-in dialog',
  component: HandInDialog,
  decorators: [inExam()],
  // It covers the whole window, so on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onClose: fn(), onGo: fn() },
  render: (args) => (
    <OpenedSheet>
      <HandInDialog {...args} />
    </OpenedSheet>
  ),
};
export default meta;
type Story = StoryObj<typeof HandInDialog>;

export const Default: Story = { tags: ['english', 'dark'] };

/** Nothing is missing. */
export const AllAnswered: Story = {
  parameters: inStory({
    answers: (language) => [answer(examPaper, () => makePaper({ language, answered: 46, flagged: [] }))],
  }),
};

/** Pressing a number goes to its question. */
export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('alertdialog', { name: '确认交卷？' }),
    );
    await waitFor(() => expect(dialog.getByText('还有 24 题未答：')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: '第 23 题' }));
    await expect(args.onGo).toHaveBeenCalledWith(expect.objectContaining({ index: 22 }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
