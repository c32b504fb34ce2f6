import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
/** Paid in two windows at once: it was not late, and the course is open. */
export const PaidTwice: Story = {
  args: { order: makeOrder({ ...makeOrders().find(({ state }) => state === 'paid'), refund: true }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('多付的一笔会原路退回')).toBeVisible();
    await expect(canvas.getByText(/^可以学到 /)).toBeVisible();
  },
};
export const EveryState: Story = {
  render: (args) => (
    <ul>
      {makeOrders().map((order) => (
        <OrderRow key={order.number} {...args} order={order} />
      ))}
    </ul>
  ),
};
