import { createOrder } from '@banyan/contracts/course';
import { NetworkError } from '@banyan/core-http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { makeItem } from '../testing/orders.ts';
import { PayPanel, type PayPanelProps } from './PayPanel.tsx';

const stand = (failure?: unknown, paying = false): PayPanelProps['store'] => ({
  method: 'alipay',
  enough: (method) => method !== 'points',
  pick: () => undefined,
  failure,
  paying,
  pay: Object.assign(Object.create(null) as PayPanelProps['store']['pay'], { run: () => Promise.resolve(false) }),
});

const meta: Meta<typeof PayPanel> = {
  title: 'course/Payment panel',
  component: PayPanel,
  decorators: [inCourse(400)],
  args: { item: makeItem(), store: stand() },
};
export default meta;
type Story = StoryObj<typeof PayPanel>;

export const Default: Story = {};
export const OrderWaits: Story = { args: { item: makeItem({ order: '20251120Q8N3RTKM' }) } };
export const Paying: Story = { args: { store: stand(undefined, true) } };
export const Failed: Story = { args: { store: stand(new NetworkError(createOrder)) } };
export const ByAdministrator: Story = {
  args: { item: makeItem({ purchase: { state: 'needed', until: null, personal: false } }) },
};
