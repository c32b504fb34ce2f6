import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMall } from '../testing/mallStory.tsx';
import { makePointsHome } from '../testing/points.ts';
import { BalanceCard } from './BalanceCard.tsx';

const meta: Meta<typeof BalanceCard> = {
  title: 'mall/Balance card',
  component: BalanceCard,
  decorators: [inMall(1200)],
  args: { points: makePointsHome(), earnHref: '/my/my-integral' },
};
export default meta;
type Story = StoryObj<typeof BalanceCard>;

export const Default: Story = {};
export const NothingToClear: Story = { args: { points: makePointsHome({ clearing: null, leftToday: null }) } };
