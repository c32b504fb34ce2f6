import { orderList } from '@banyan/contracts/course';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { coursePage } from '../testing/courseStory.tsx';
import { longer } from '../testing/myRecords.ts';
import { makeOrders } from '../testing/orders.ts';
import { OrdersPage } from './OrdersPage.tsx';

const meta: Meta<typeof OrdersPage> = {
  title: 'course/Orders page',
  component: OrdersPage,
  parameters: { layout: 'fullscreen' },
  decorators: [coursePage(OrdersPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: orderList,
  at: '/my/order',
  full: (language) => ({ items: makeOrders(language), next: null }),
  empty: { items: [], next: null },
  long: (language) => ({ items: makeOrders(language, longer[language]), next: null }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
