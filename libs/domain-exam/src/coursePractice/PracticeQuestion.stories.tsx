import { answerCoursePractice } from '@banyan/contracts';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyAnswer } from '../answers/answerRules.ts';
import { makePracticeRun } from '../testing/coursePractice.ts';
import { inExam } from '../testing/examStory.tsx';
import { PracticeQuestion } from './PracticeQuestion.tsx';

const [explained, asked] = makePracticeRun('zh').items;
if (!explained || !asked) throw new Error('two questions');

const meta: Meta<typeof PracticeQuestion> = {
  title: 'exam/Course practice question',
  component: PracticeQuestion,
  decorators: [inExam(860)],
  args: {
    item: asked,
    no: 2,
    total: 3,
    value: emptyAnswer,
    phase: 'check',
    onChoose: () => undefined,
    onWrite: () => undefined,
    onSave: () => undefined,
    onCheck: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof PracticeQuestion>;

export const Default: Story = {};
export const Explained: Story = { args: { item: explained, no: 1, value: explained.value ?? emptyAnswer } };
export const KeptUntilTheEnd: Story = { args: { phase: 'keep' } };
export const NotKept: Story = {
  args: { phase: 'keep', unsaved: true, failure: new NetworkError(answerCoursePractice) },
};
export const SecretNow: Story = { args: { phase: 'over' } };
