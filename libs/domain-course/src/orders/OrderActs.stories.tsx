import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
/** Closed, but bought by a later order. */
export const BoughtSince: Story = { args: { order: makeOrder({ state: 'deleted', owned: true }) } };

export const BoughtSinceTest: Story = {
  ...BoughtSince,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '去学习' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '再次购买' })).not.toBeInTheDocument();
  },
};
