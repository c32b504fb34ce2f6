import { NetworkError } from '@banyan/core-http';
import { withdrawHomework } from '@banyan/contracts/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeSubmission, makeWaiting } from '../../testing/homework.ts';
import { inTraining } from '../../testing/trainingStory.tsx';
import { SubmissionCard } from './SubmissionCard.tsx';

const meta: Meta<typeof SubmissionCard> = {
  title: 'training/Submission card',
  component: SubmissionCard,
  decorators: [inTraining(872)],
  args: { submission: makeSubmission(), fullScore: 1000 },
};
export default meta;
type Story = StoryObj<typeof SubmissionCard>;

export const Default: Story = {};
export const Waiting: Story = { args: { submission: makeWaiting(), onWithdraw: () => undefined } };
export const Failed: Story = {
  args: {
    submission: makeWaiting(),
    onWithdraw: () => undefined,
    failure: new NetworkError(withdrawHomework),
  },
};
export const LongText: Story = {
  args: { submission: makeSubmission({ text: '很长的一段话，'.repeat(120), comments: [] }) },
};
