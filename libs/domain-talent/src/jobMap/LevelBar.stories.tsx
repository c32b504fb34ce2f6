import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTalent } from '../testing/talentStory.tsx';
import { LevelBar } from './LevelBar.tsx';

const meta: Meta<typeof LevelBar> = {
  title: 'talent/Level bar',
  component: LevelBar,
  decorators: [inTalent(200)],
  args: { has: 2, asked: 4 },
};
export default meta;
type Story = StoryObj<typeof LevelBar>;

export const Default: Story = {};
