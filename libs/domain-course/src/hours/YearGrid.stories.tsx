import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { makeHours } from '../testing/myRecords.ts';
import { YearGrid } from './YearGrid.tsx';

const meta: Meta<typeof YearGrid> = {
  title: 'course/Year of study days',
  component: YearGrid,
  decorators: [inCourse()],
  args: { year: 2026, today: makeHours().today, days: makeHours().days, longestStreak: 9 },
};
export default meta;
type Story = StoryObj<typeof YearGrid>;

export const Default: Story = {};
