import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { StateLine } from './StateLine.tsx';

const meta: Meta<typeof StateLine> = {
  title: 'exam/State line',
  component: StateLine,
  decorators: [inExam(480)],
  args: { tab: 'appeal', state: 'open' },
};
export default meta;
type Story = StoryObj<typeof StateLine>;

export const Default: Story = {};
export const Answered: Story = { args: { state: 'answered' } };
