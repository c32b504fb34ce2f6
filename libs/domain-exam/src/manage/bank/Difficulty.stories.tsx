import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { Difficulty } from './Difficulty.tsx';

const meta: Meta<typeof Difficulty> = {
  title: 'exam/Difficulty',
  component: Difficulty,
  decorators: [inExam(200)],
  args: { value: 2 },
};
export default meta;
type Story = StoryObj<typeof Difficulty>;

export const Default: Story = {};
export const Hard: Story = { args: { value: 3 } };
