import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMall } from '../testing/mallStory.tsx';
import { makeProducts } from '../testing/products.ts';
import { ProductTile } from './ProductTile.tsx';

const meta: Meta<typeof ProductTile> = {
  title: 'mall/Product tile',
  component: ProductTile,
  decorators: [inMall(300)],
  args: { product: makeProducts()[0]!, points: 2340 },
  render: (args) => (
    <ul>
      <ProductTile {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof ProductTile>;

export const Default: Story = {};
export const SoldOut: Story = { args: { product: makeProducts()[3]! } };
export const OutOfReach: Story = { args: { points: 200 } };
