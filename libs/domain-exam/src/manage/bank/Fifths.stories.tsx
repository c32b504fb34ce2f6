import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { Fifths } from './Fifths.tsx';

/** Rising bars tell people apart; flat ones are amber. */
const meta: Meta<typeof Fifths> = {
  title: 'exam/Fifths',
  component: Fifths,
  decorators: [inExam(200)],
  args: { fifths: [0.28, 0.45, 0.6, 0.72, 0.8], discrimination: 0.52 },
};
export default meta;
type Story = StoryObj<typeof Fifths>;

export const Default: Story = { tags: ['dark'] };
export const Weak: Story = { args: { fifths: [0.95, 0.96, 0.97, 0.98, 0.99], discrimination: 0.04 } };
export const Unmeasured: Story = { args: { fifths: [], discrimination: null } };
