import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { makeReviewAnswer, makeSuggestion } from '../testing/review.ts';
import { CriterionRow } from './CriterionRow.tsx';

const [criterion] = makeReviewAnswer('zh').criteria;
const { parts } = makeSuggestion('zh');

const meta: Meta<typeof CriterionRow> = {
  title: 'exam/Criterion row',
  component: CriterionRow,
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
    inExam(432),
  ],
  args: {
    criterion,
    index: 0,
    value: null,
    current: false,
    part: undefined,
    onGive: () => undefined,
    onFocus: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof CriterionRow>;

export const Default: Story = {};
export const Current: Story = { args: { current: true, value: 2 } };
export const Suggested: Story = { args: { part: parts[0] } };
export const Unsure: Story = { args: { part: parts[2], index: 2 } };
export const Whole: Story = { args: { criterion: { text: '', points: 8, keywords: [] } } };
