import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCourse } from '../testing/courseStory.tsx';
import { makeOrder, makePaid } from '../testing/orders.ts';
import { OrderActs } from './OrderActs.tsx';

const meta: Meta<typeof OrderActs> = {
  title: 'course/Order acts',
  component: OrderActs,
  decorators: [inCourse(400)],
  args: { order: makeOrder() },
};
export default meta;
type Story = StoryObj<typeof OrderActs>;

export const Default: Story = {};
export const Paid: Story = { args: { order: makePaid() } };
export const Closed: Story = { args: { order: makeOrder({ state: 'deleted' }) } };
