import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMall } from '../testing/mallStory.tsx';
import { hideRank } from '@banyan/contracts/mall';
import { NetworkError } from '@banyan/core-http';
import { RulesCard } from './RulesCard.tsx';

const meta: Meta<typeof RulesCard> = {
  title: 'mall/Rules card',
  component: RulesCard,
  decorators: [inMall(360)],
  args: { hidden: false, pending: false, onHide: () => undefined },
};
export default meta;
type Story = StoryObj<typeof RulesCard>;

export const Default: Story = {};
export const Failed: Story = { args: { failure: new NetworkError(hideRank) } };
