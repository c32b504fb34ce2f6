import type { Meta, StoryObj } from '@storybook/react-vite';
import { makePracticeRun } from '../testing/coursePractice.ts';
import { inExam } from '../testing/examStory.tsx';
import { PracticeOutcome } from './PracticeOutcome.tsx';

const over = makePracticeRun('zh', { finishedAt: 1_763_000_400_000, startedAt: 1_763_000_000_000, right: 2 });

const meta: Meta<typeof PracticeOutcome> = {
  title: 'exam/Course practice outcome',
  component: PracticeOutcome,
  decorators: [inExam(1100)],
  args: {
    run: over,
    best: true,
    takeFocus: false,
    pending: false,
    onAgain: () => undefined,
    backHref: '/coursePractice/102',
  },
};
export default meta;
type Story = StoryObj<typeof PracticeOutcome>;

export const Default: Story = {};
export const AllRight: Story = { args: { run: { ...over, right: 3 }, best: false } };
