import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMall } from '../testing/mallStory.tsx';
import { makePickup } from '../testing/products.ts';
import { PickupCode } from './PickupCode.tsx';

const meta: Meta<typeof PickupCode> = {
  title: 'mall/Pickup code',
  component: PickupCode,
  decorators: [inMall(480)],
  // It covers the whole window, so on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { code: 'K7M2QP4R', pickup: makePickup().pickup!, onClose: () => undefined },
};
export default meta;
type Story = StoryObj<typeof PickupCode>;

export const Default: Story = {};
export const CounterShut: Story = { args: { pickup: makePickup('zh', false).pickup! } };
