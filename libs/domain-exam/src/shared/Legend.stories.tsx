import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeMarks } from '../testing/results.ts';
import { inExam } from '../testing/examStory.tsx';
import { Legend } from './Legend.tsx';

const meta: Meta<typeof Legend> = {
  title: 'exam/Legend',
  component: Legend,
  decorators: [inExam(480)],
  args: { marks: makeMarks() },
};
export default meta;
type Story = StoryObj<typeof Legend>;

export const Default: Story = { tags: ['english'] };
