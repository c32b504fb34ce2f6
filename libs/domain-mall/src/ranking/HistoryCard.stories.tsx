import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** A person without history is not said to have kept up with an average of nothing. */
export const NoPastTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { history: makeRanking().history.map((one) => ({ ...one, value: 0 })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(和自己比|Compared with yourself)$/)).toBeVisible();
    await expect(canvas.queryByText(/平均|average/)).toBeNull();
  },
};
