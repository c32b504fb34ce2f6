import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { makeReviewAnswer, makeSuggestion } from '../testing/review.ts';
import { AnswerView } from './AnswerView.tsx';

const meta: Meta<typeof AnswerView> = {
  title: 'exam/Answer view',
  component: AnswerView,
  decorators: [inExam(640)],
  args: { answer: makeReviewAnswer('zh'), points: null, onPrevious: () => undefined, onNext: () => undefined },
};
export default meta;
type Story = StoryObj<typeof AnswerView>;

export const Default: Story = {};
export const Quoted: Story = {
  args: { answer: makeReviewAnswer('zh', { suggestion: makeSuggestion('zh') }), points: 4 },
};
export const FilesAlone: Story = {
  args: {
    answer: makeReviewAnswer('zh', { text: '', sample: '', files: [{ name: '首件检验记录.pdf', url: '/file' }] }),
  },
};
export const LongWord: Story = { args: { answer: makeReviewAnswer('zh', { text: '检'.repeat(900) }) } };
