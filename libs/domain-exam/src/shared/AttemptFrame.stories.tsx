import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeResult } from '../testing/results.ts';
import { inExam } from '../testing/examStory.tsx';
import { AttemptFrame } from './AttemptFrame.tsx';

const meta: Meta<typeof AttemptFrame> = {
  title: 'exam/Attempt frame',
  component: AttemptFrame,
  decorators: [inExam('100%')],
  args: { title: makeResult().title, at: { attemptId: 9101, part: 'result' }, children: '…' },
};
export default meta;
type Story = StoryObj<typeof AttemptFrame>;

export const Default: Story = { tags: ['english'] };
