import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeSubmission } from '../../testing/homework.ts';
import { inTraining } from '../../testing/trainingStory.tsx';
import { CommentedText } from './CommentedText.tsx';

const { comments, files, text } = makeSubmission();

const meta: Meta<typeof CommentedText> = {
  title: 'training/Commented text',
  component: CommentedText,
  decorators: [inTraining(824)],
  args: { comments, files, text },
};
export default meta;
type Story = StoryObj<typeof CommentedText>;

export const Default: Story = {};
export const WithoutComments: Story = { args: { comments: [] } };
/** Overlapping places. */
export const Overlapping: Story = {
  args: {
    comments: [
      { from: 0, to: 14, file: '', words: '整句' },
      { from: 6, to: 10, file: '', words: '其中几个字' },
    ],
  },
};
