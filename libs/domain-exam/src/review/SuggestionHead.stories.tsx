import { reviewQueue } from '@banyan/contracts/exam';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { makeSuggestion } from '../testing/review.ts';
import { SuggestionHead } from './SuggestionHead.tsx';

const meta: Meta<typeof SuggestionHead> = {
  title: 'exam/Suggestion head',
  component: SuggestionHead,
  decorators: [inExam(432)],
  args: {
    answer: { scorer: 'keywords', suggestion: null },
    strictness: 'moderate',
    pending: false,
    failure: undefined,
    onStrictness: () => undefined,
    onAsk: () => undefined,
    onTake: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof SuggestionHead>;

export const Default: Story = {};
export const Asking: Story = { args: { pending: true } };
export const Suggested: Story = { args: { answer: { scorer: 'keywords', suggestion: makeSuggestion('zh') } } };
export const ByModel: Story = {
  args: {
    answer: {
      scorer: 'model',
      suggestion: makeSuggestion('zh', { scorer: 'model', model: 'some-model-32b-instruct' }),
    },
  },
};
export const Failed: Story = { args: { failure: new NetworkError(reviewQueue) } };
