import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { makeExamDetail } from '../testing/examDetail.ts';
import { inExam } from '../testing/examStory.tsx';
import { PartTable } from './PartTable.tsx';

const meta: Meta<typeof PartTable> = {
  title: 'exam/Part table',
  component: PartTable,
  decorators: [inExam(864)],
  args: { exam: makeExamDetail().exam, parts: makeExamDetail().parts },
};
export default meta;
type Story = StoryObj<typeof PartTable>;

export const Default: Story = { tags: ['english'] };
/** Single choice is drawn from two banks: one line for the learner. */
export const TwoBanks: Story = {
  args: {
    exam: { fullScore: 10_000, questionCount: 40 },
    parts: [
      { kind: 'single', count: 12, scoreEach: 300 },
      { kind: 'single', count: 8, scoreEach: 300 },
      { kind: 'judgement', count: 20, scoreEach: 200 },
    ],
  },
};
export const TwoBanksTest: Story = {
  ...TwoBanks,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('row', { name: '单选题 20 3 60' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};
