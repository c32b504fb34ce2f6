import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMall } from '../testing/mallStory.tsx';
import { makeRanking } from '../testing/points.ts';
import { HistoryCard } from './HistoryCard.tsx';

const meta: Meta<typeof HistoryCard> = {
  title: 'mall/History card',
  component: HistoryCard,
  decorators: [inMall(360)],
  args: { history: makeRanking().history, measure: 'hours', period: 'week' },
};
export default meta;
type Story = StoryObj<typeof HistoryCard>;

export const Default: Story = {};
