import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeRecord } from '../testing/records.ts';
import { inExam } from '../testing/examStory.tsx';
import { Minutes } from './Minutes.tsx';

const meta: Meta<typeof Minutes> = {
  title: 'exam/Minutes',
  component: Minutes,
  decorators: [inExam(840)],
  args: { record: makeRecord() },
};
export default meta;
type Story = StoryObj<typeof Minutes>;

export const Default: Story = { tags: ['english'] };
