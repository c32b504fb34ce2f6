import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMall } from '../testing/mallStory.tsx';
import { makeRanking } from '../testing/points.ts';
import { SpreadCard } from './SpreadCard.tsx';

const meta: Meta<typeof SpreadCard> = {
  title: 'mall/Spread card',
  component: SpreadCard,
  decorators: [inMall(816)],
  args: { ranking: makeRanking(), measure: 'hours' },
};
export default meta;
type Story = StoryObj<typeof SpreadCard>;

export const Default: Story = {};
export const NotRanked: Story = { args: { ranking: makeRanking({ own: null }) } };
