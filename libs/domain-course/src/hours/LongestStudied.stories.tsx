import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { makeHours } from '../testing/myRecords.ts';
import { LongestStudied } from './LongestStudied.tsx';

const meta: Meta<typeof LongestStudied> = {
  title: 'course/Courses studied longest',
  component: LongestStudied,
  decorators: [inCourse()],
  args: { courses: makeHours().courses },
};
export default meta;
type Story = StoryObj<typeof LongestStudied>;

export const Default: Story = {};
