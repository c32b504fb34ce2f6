import type { Meta, StoryObj } from '@storybook/react-vite';
import { productGoods } from './product-goods.tsx';
import { productTools } from './product-tools.tsx';
import { ProductPicture, type ProductArtName } from './ProductPicture.tsx';
import { pigments, type PigmentName } from './pigments.ts';

const arts = Object.keys({ ...productTools, ...productGoods }) as ProductArtName[];
const paints = Object.keys(pigments) as PigmentName[];

const meta: Meta<typeof ProductPicture> = {
  title: 'ui/Drawings/ProductPicture',
  component: ProductPicture,
  args: { art: 'caliper', pigment: 'indigo' },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ProductPicture>;

export const Default: Story = {};
export const Playground: Story = { ...Default };

/** Every thing, each in a pigment of its own. */
export const All: Story = {
  decorators: [],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 240px)', gap: 16 }}>
      {arts.map((art, index) => (
        <ProductPicture key={art} art={art} pigment={paints[index % paints.length] ?? 'indigo'} />
      ))}
    </div>
  ),
};
