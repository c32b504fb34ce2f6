import { apiOf } from '@banyan/core-screen';
import { fakeHttp } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { markingCalls } from '../api/reviewCalls.ts';
import { inExam } from '../testing/examStory.tsx';
import { makeReviewAnswer, reviewDeskAnswers } from '../testing/review.ts';
import { CriteriaDialog } from './CriteriaDialog.tsx';
import { MarkingStore } from './MarkingStore.ts';

const meta: Meta<typeof CriteriaDialog> = {
  title: 'exam/Criteria dialog',
  component: CriteriaDialog,
  decorators: [inExam(640)],
  // It covers the whole window, so on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    answer: makeReviewAnswer('zh'),
    store: new MarkingStore(apiOf(fakeHttp(reviewDeskAnswers('zh')), markingCalls)),
    onClose: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof CriteriaDialog>;

export const Default: Story = {};
export const WrongSum: Story = { args: { answer: makeReviewAnswer('zh', { full: 9 }) } };
