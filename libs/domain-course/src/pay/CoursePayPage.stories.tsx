import { ErrorCode } from '@banyan/contracts';
import { checkOrder, createOrder, orderItem, payByBalance } from '@banyan/contracts/course';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { answer, failing, waiting, type FakeAnswer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { coursePage, inStory } from '../testing/courseStory.tsx';
import { fixtureNow } from '../testing/fixtures.ts';
import { longer } from '../testing/myRecords.ts';
import { makeItem, makeOrder, makePaid } from '../testing/orders.ts';
import { CoursePayPage } from './CoursePayPage.tsx';

const at = '/coursePay?id=123';
const meta: Meta<typeof CoursePayPage> = {
  title: 'course/Payment page',
  component: CoursePayPage,
  parameters: { layout: 'fullscreen', ...inStory({ at }) },
  decorators: [coursePage(CoursePayPage)],
};
export default meta;
type Story = StoryObj;

const shown = (answers: (language: 'zh' | 'en') => readonly FakeAnswer[]): Story => ({
  parameters: inStory({ at, answers }),
});
const refusedItem = (code: number, data: unknown = null) =>
  shown(() => [answer(orderItem, () => Promise.reject(new RefusedError(orderItem, { code, msg: '', data })))]);

export const Default: Story = {};
export const Loading: Story = shown(() => [answer(orderItem, waiting)]);
export const Failed: Story = shown(() => [failing(orderItem)]);
export const Empty: Story = { parameters: inStory({ at: '/coursePay' }) };
export const Gone: Story = refusedItem(ErrorCode.notFound);
export const OffShelf: Story = refusedItem(ErrorCode.courseOffShelf);
export const Free: Story = refusedItem(ErrorCode.orderRefused, { refusal: 'free' });
export const Visitor: Story = { parameters: inStory({ at, visitor: true }) };
export const LongNames: Story = shown((language) => {
  const item = makeItem({}, language);
  return [answer(orderItem, () => ({ ...item, title: `${item.title}${longer[language]}` }))];
});
export const Bought: Story = shown((language) => [
  answer(orderItem, () =>
    makeItem({ purchase: { state: 'bought', until: fixtureNow + 200 * 86_400_000, personal: true } }, language),
  ),
]);
export const ByAdministrator: Story = shown((language) => [
  answer(orderItem, () => makeItem({ purchase: { state: 'needed', until: null, personal: false } }, language)),
]);

const press = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: '支付 ¥59.00' }));

/** Paid from the balance at once. */
export const PaidFromBalance: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '账户余额' }));
    await press(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '付款成功' })).toBeVisible();
  },
};

/** Too few points: the method cannot be chosen. */
export const TooFewPoints: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('radio', { name: '积分' })).toBeDisabled();
  },
};

/** The money arrives: polling shows it. */
export const PaidThroughAlipay: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [answer(checkOrder, () => ({ order: makePaid({ method: 'alipay' }), payment: 'paid' as const }))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '我已付款，查一下' }));
    await expect(await canvas.findByRole('heading', { name: '付款成功' })).toBeVisible();
  },
};

/** The focus follows when one panel replaces another. */
export const KeyboardGoesAlong: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement);
    const another = await canvas.findByRole('button', { name: '换一种方式' });
    await waitFor(() => expect(canvas.getByRole('region', { name: '等待付款' })).toHaveFocus());
    await userEvent.click(another);
    await waitFor(() => expect(canvas.getByRole('region', { name: '付款方式' })).toHaveFocus());
  },
};

/** A refused payment leaves the order payable. */
export const PaymentRefused: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [answer(checkOrder, () => ({ order: makeOrder(), payment: 'refused' as const }))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '我已付款，查一下' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('付款没有成功，没有扣款');
    await userEvent.click(canvas.getByRole('button', { name: '重新付款' }));
    await expect(await canvas.findByRole('button', { name: '支付 ¥59.00' })).toBeVisible();
  },
};

/** Nothing was charged, and the page says so. */
export const PayingFailed: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [
      answer(createOrder, () => Promise.reject(new NetworkError(createOrder))),
      answer(payByBalance, () => Promise.reject(new NetworkError(payByBalance))),
    ],
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('没有扣款');
  },
};
