import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { BattleClock } from './BattleClock.tsx';

const meta: Meta<typeof BattleClock> = {
  title: 'exam/Battle clock',
  component: BattleClock,
  decorators: [inExam(176)],
  args: { left: 12, of: 20 },
};
export default meta;
type Story = StoryObj<typeof BattleClock>;

export const Default: Story = {};
export const NearlyOver: Story = { args: { left: 3 } };
export const Right: Story = { args: { mark: 'right' } };
export const Wrong: Story = { args: { mark: 'wrong' } };
export const NothingAsked: Story = { args: { left: null } };
