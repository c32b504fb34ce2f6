import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeStudy } from '../testing/fixtures.ts';
import { inPortal } from '../testing/inPortal.tsx';
import { StudyCalendar } from './StudyCalendar.tsx';

const meta: Meta<typeof StudyCalendar> = {
  title: 'portal/home/Study calendar',
  component: StudyCalendar,
  decorators: [inPortal(820)],
};
export default meta;
type Story = StoryObj<typeof StudyCalendar>;

export const Default: Story = { args: { study: makeStudy() } };
export const Nothing: Story = {
  args: {
    study: makeStudy('zh', {
      days: makeStudy().days.map((day) => ({ ...day, seconds: 0 })),
      streakDays: 0,
      weekS: 0,
    }),
  },
};
export const WithoutGoal: Story = { args: { study: makeStudy('zh', { weekGoalS: 0 }) } };
