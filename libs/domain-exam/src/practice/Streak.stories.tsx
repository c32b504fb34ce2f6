import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { makePracticeHome } from '../testing/practice.ts';
import { Streak } from './Streak.tsx';

const meta: Meta<typeof Streak> = { title: 'exam/Practice streak', component: Streak, decorators: [inExam(328)] };
export default meta;
type Story = StoryObj;

export const Default: Story = { render: () => <Streak home={makePracticeHome()} /> };
export const None: Story = {
  render: () => (
    <Streak home={makePracticeHome({ streakDays: 0, days: [], month: { answered: 0, right: 0, mastered: 0 } })} />
  ),
};
