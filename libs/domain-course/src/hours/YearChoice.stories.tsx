import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { YearChoice } from './YearChoice.tsx';

const meta: Meta<typeof YearChoice> = {
  title: 'course/Year choice',
  component: YearChoice,
  decorators: [inCourse()],
  args: { label: '年份', first: 2024, last: 2026, year: 2025, href: (year) => `?year=${year}` },
};
export default meta;
type Story = StoryObj<typeof YearChoice>;

export const Default: Story = {};
