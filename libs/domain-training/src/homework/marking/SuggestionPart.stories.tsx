import { homeworkToMark } from '@banyan/contracts/training';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeSuggestion, makeToMark } from '../../testing/homework.ts';
import { inTraining } from '../../testing/trainingStory.tsx';
import { SuggestionPart } from './SuggestionPart.tsx';

const [row] = makeToMark();
const [english] = makeToMark('en');

const meta: Meta<typeof SuggestionPart> = {
  title: 'training/Suggestion part',
  component: SuggestionPart,
  decorators: [inTraining(320)],
  args: {
    row,
    strictness: 'moderate',
    pending: false,
    failure: undefined,
    onStrictness: () => undefined,
    onAsk: () => undefined,
    onTake: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof SuggestionPart>;

export const Default: Story = {};
export const Asking: Story = { args: { pending: true } };
export const Suggested: Story = {
  tags: ['english'],
  parameters: {
    english: { row: { criteria: english?.criteria ?? [], scorer: 'keywords', suggestion: makeSuggestion({}, 'en') } },
  },
  args: { row: { criteria: [], scorer: 'keywords', ...row, suggestion: makeSuggestion() } },
};
export const ByModel: Story = {
  args: {
    row: {
      criteria: row?.criteria ?? [],
      scorer: 'model',
      suggestion: makeSuggestion({ scorer: 'model', model: 'some-model-32b-instruct' }),
    },
  },
};
export const Failed: Story = { args: { failure: new NetworkError(homeworkToMark) } };
