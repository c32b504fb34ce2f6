import { orderDetail } from '@banyan/contracts/course';
import { apiOf } from '@banyan/core-screen';
import { answer, failing, fakeHttp, waiting, type FakeAnswer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { orderCalls } from '../api/orderCalls.ts';
import { inCourse } from '../testing/courseStory.tsx';
import { makeOrder, makePaid, orderAnswers } from '../testing/orders.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { OrdersStore } from './OrdersStore.ts';

function opened(...answers: FakeAnswer[]): OrdersStore {
  const store = new OrdersStore(apiOf(fakeHttp([...orderAnswers('zh'), ...answers]), orderCalls), () => undefined);
  void store.detail.load('20251120Q8N3RTKM');
  return store;
}

const meta: Meta<typeof OrderDialog> = {
  title: 'course/Order dialog',
  component: OrderDialog,
  decorators: [inCourse(720)],
  // It covers the whole window, so on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { store: opened(), onClose: () => undefined },
};
export default meta;
type Story = StoryObj<typeof OrderDialog>;

export const Default: Story = {};
export const Paid: Story = { args: { store: opened(answer(orderDetail, () => makePaid())) } };
export const Late: Story = {
  args: { store: opened(answer(orderDetail, () => makeOrder({ state: 'deleted', late: true, refund: true }))) },
};
export const Loading: Story = { args: { store: opened(answer(orderDetail, waiting)) } };
export const Failed: Story = { args: { store: opened(failing(orderDetail)) } };

/** Closing an order needs a second press. */
export const Closed: Story = {
  tags: ['test', '!dev', '!autodocs'],
  args: { store: opened() },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '订单详情' }));
    await userEvent.click(await dialog.findByRole('button', { name: '关闭订单' }));
    await userEvent.click(await dialog.findByRole('button', { name: '确认关闭' }));
    await expect(await dialog.findByText('已关闭')).toBeVisible();
  },
};
