import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeMarks } from '../testing/results.ts';
import { inExam } from '../testing/examStory.tsx';
import { EveryMark } from './EveryMark.tsx';

const meta: Meta<typeof EveryMark> = {
  title: 'exam/Every mark',
  component: EveryMark,
  decorators: [inExam(888)],
  args: { attemptId: 9101, marks: makeMarks() },
};
export default meta;
type Story = StoryObj<typeof EveryMark>;

export const Default: Story = { tags: ['english'] };
