import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMall } from '../testing/mallStory.tsx';
import { mallQuery } from '@banyan/contracts/mall';
import { MallFilters } from './MallFilters.tsx';

const meta: Meta<typeof MallFilters> = {
  title: 'mall/Mall filters',
  component: MallFilters,
  decorators: [inMall(1200)],
  args: {
    query: mallQuery.initial,
    categories: ['tool', 'safety', 'book', 'life', 'virtual'],
    affordable: 27,
    onDelivery: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof MallFilters>;

export const Default: Story = {};
export const Chosen: Story = { args: { query: { ...mallQuery.initial, category: 'book', delivery: 'pickup' } } };
