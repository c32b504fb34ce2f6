import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { makeAnswers, makeQueue } from '../testing/review.ts';
import { AnswerList } from './AnswerList.tsx';

const { exams } = makeQueue('zh');
const [exam, other] = exams;
const answers = makeAnswers('zh');

const meta: Meta<typeof AnswerList> = {
  title: 'exam/Answer list',
  component: AnswerList,
  decorators: [inExam(312)],
  args: {
    exams,
    exam,
    question: exam?.questions[0],
    by: 'question',
    answers,
    current: answers.items[2] ?? null,
    hrefOf: ({ attemptId }) => `/review?attempt=${attemptId}`,
    byHref: (by) => `/review?by=${by}`,
    onExam: () => undefined,
    onQuestion: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof AnswerList>;

export const Default: Story = {};
export const ByPaper: Story = { args: { by: 'paper' } };
export const WithNames: Story = {
  args: { exam: other, answers: { ...answers, items: answers.items.map((item) => ({ ...item, name: '欧阳雪晴' })) } },
};
export const AllMarked: Story = { args: { answers: { ...answers, waiting: 0, marked: 4 }, current: null } };
