import { apiOf } from '@banyan/core-screen';
import { fakeHttp } from '@banyan/core-screen/testing';
import type { ReviewAnswer } from '@banyan/contracts/exam';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { markingCalls } from '../api/reviewCalls.ts';
import { inExam } from '../testing/examStory.tsx';
import { makeHandMark, makeReviewAnswer, makeSuggestion, reviewDeskAnswers } from '../testing/review.ts';
import { MarkDraftStore } from './MarkDraftStore.ts';
import { MarkingStore } from './MarkingStore.ts';
import { MarkPanel, type MarkPanelProps } from './MarkPanel.tsx';

function panel(
  answer: ReviewAnswer,
  enter: (draft: MarkDraftStore) => void = () => undefined,
): Partial<MarkPanelProps> {
  const draft = new MarkDraftStore(answer);
  enter(draft);
  return { answer, draft, store: new MarkingStore(apiOf(fakeHttp(reviewDeskAnswers('zh')), markingCalls)) };
}
const suggested = makeReviewAnswer('zh', { suggestion: makeSuggestion('zh') });

const meta: Meta<typeof MarkPanel> = {
  title: 'exam/Mark panel',
  component: MarkPanel,
  decorators: [inExam(432)],
  args: {
    ...panel(makeReviewAnswer('zh')),
    comment: null,
    onSend: () => undefined,
    onSkip: () => undefined,
    onCriteria: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof MarkPanel>;

export const Default: Story = {};
export const Taken: Story = {
  args: panel(suggested, (draft) => {
    draft.take(makeSuggestion('zh'));
    draft.give(2, 1);
    draft.write('判定和处置完整。');
  }),
};
export const Marked: Story = { args: panel(makeReviewAnswer('zh', { mark: makeHandMark('zh'), revision: 1 })) };
const taken = makeReviewAnswer('zh', { mark: makeHandMark('zh'), revision: 1 });
export const Overtaken: Story = {
  args: {
    ...panel(makeReviewAnswer('zh'), (draft) => {
      draft.give(0, 1);
      draft.renew(taken);
    }),
    answer: taken,
  },
};
export const TooLong: Story = { args: panel(suggested, (draft) => draft.write('长'.repeat(320))) };
