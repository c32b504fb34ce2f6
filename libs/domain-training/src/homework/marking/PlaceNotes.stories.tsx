import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeSubmission } from '../../testing/homework.ts';
import { inTraining } from '../../testing/trainingStory.tsx';
import { PlaceNotes } from './PlaceNotes.tsx';

const { comments, files, text } = makeSubmission();

const meta: Meta<typeof PlaceNotes> = {
  title: 'training/Place notes',
  component: PlaceNotes,
  decorators: [inTraining(560)],
  args: { comments, files, text, fresh: '', onSay: () => undefined, onRemove: () => undefined },
};
export default meta;
type Story = StoryObj<typeof PlaceNotes>;

export const Default: Story = {};
export const TooLong: Story = { args: { comments: comments.map((one) => ({ ...one, words: one.words.repeat(30) })) } };
