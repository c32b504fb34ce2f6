import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeSession } from '../testing/sparring.ts';
import { inTalent } from '../testing/talentStory.tsx';
import { ScorePanel } from './ScorePanel.tsx';

const meta: Meta<typeof ScorePanel> = {
  title: 'talent/Score panel',
  component: ScorePanel,
  decorators: [inTalent(360)],
  args: { session: makeSession() },
};
export default meta;
type Story = StoryObj<typeof ScorePanel>;

export const Default: Story = {};
export const Hidden: Story = { args: { session: makeSession({ mode: 'assess', criteria: [] }) } };
