import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeExamDetail } from '../testing/examDetail.ts';
import { inExam } from '../testing/examStory.tsx';
import { ExamFacts } from './ExamFacts.tsx';

const meta: Meta<typeof ExamFacts> = {
  title: 'exam/Exam facts',
  component: ExamFacts,
  decorators: [inExam(864)],
  args: { exam: makeExamDetail().exam },
};
export default meta;
type Story = StoryObj<typeof ExamFacts>;

export const Default: Story = {};
export const English: Story = { globals: { language: 'en', enterprise: 'larkfield' } };
