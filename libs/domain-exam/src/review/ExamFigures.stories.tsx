import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { makeStatistics } from '../testing/reviewRequests.ts';
import { ExamFigures } from './ExamFigures.tsx';

const meta: Meta<typeof ExamFigures> = {
  title: 'exam/Exam figures',
  component: ExamFigures,
  decorators: [inExam(1200)],
  args: { statistics: makeStatistics('zh') },
};
export default meta;
type Story = StoryObj<typeof ExamFigures>;

export const Default: Story = {};
export const NothingMarked: Story = {
  args: {
    statistics: {
      ...makeStatistics('zh'),
      papers: 0,
      average: null,
      passed: 0,
      questions: [],
      distribution: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    },
  },
};
