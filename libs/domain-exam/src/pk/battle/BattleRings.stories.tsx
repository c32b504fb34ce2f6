import type { Meta, StoryObj } from '@storybook/react-vite';
import { inExam } from '../../testing/examStory.tsx';
import { BattleRings } from './BattleRings.tsx';

const meta: Meta<typeof BattleRings> = {
  title: 'exam/Battle rings',
  component: BattleRings,
  decorators: [inExam(1200)],
  render: () => (
    <div style={{ position: 'relative', height: 600 }}>
      <BattleRings />
    </div>
  ),
};
export default meta;

export const Default: StoryObj = {};
