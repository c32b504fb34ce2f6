import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../testing/examStory.tsx';
import { Spread } from './Spread.tsx';

const meta: Meta<typeof Spread> = {
  title: 'exam/Spread',
  component: Spread,
  decorators: [inExam(560)],
  args: { distribution: [0, 1, 2, 1, 5, 3, 2], points: null },
};
export default meta;
type Story = StoryObj<typeof Spread>;

export const Default: Story = {};
export const Given: Story = { args: { points: 5 } };
export const Nothing: Story = { args: { distribution: [0, 0, 0] } };
