import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { makeOrder, makeOrders } from '../testing/orders.ts';
import { OrderRow } from './OrderRow.tsx';

const meta: Meta<typeof OrderRow> = {
  title: 'course/Order row',
  component: OrderRow,
  decorators: [inCourse(960)],
  args: { order: makeOrder() },
  render: (args) => (
    <ul>
      <OrderRow {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof OrderRow>;

export const Default: Story = {};
export const Refunded: Story = { args: { order: makeOrder({ state: 'deleted', late: true, refunded: true }) } };
export const Refund: Story = { args: { order: makeOrder({ state: 'deleted', late: true, refund: true }) } };
export const EveryState: Story = {
  render: (args) => (
    <ul>
      {makeOrders().map((order) => (
        <OrderRow key={order.number} {...args} order={order} />
      ))}
    </ul>
  ),
};
