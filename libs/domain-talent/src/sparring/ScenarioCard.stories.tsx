import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeScenario } from '../testing/sparring.ts';
import { inTalent } from '../testing/talentStory.tsx';
import { ScenarioCard } from './ScenarioCard.tsx';

const meta: Meta<typeof ScenarioCard> = {
  title: 'talent/Scenario card',
  component: ScenarioCard,
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
    inTalent(420),
  ],
  args: { scenario: makeScenario(), mode: 'train', pending: false, onStart: () => undefined },
};
export default meta;
type Story = StoryObj<typeof ScenarioCard>;

export const Default: Story = {};
export const Spent: Story = { args: { mode: 'assess', scenario: makeScenario({ used: 3 }) } };
