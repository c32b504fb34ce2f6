import { ErrorCode } from '@banyan/contracts';
import { addressBook, exchangeProduct, productDetail } from '@banyan/contracts/mall';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inStory, mallPage } from '../testing/mallStory.tsx';
import { makeProductDetail } from '../testing/products.ts';
import { ProductPage } from './ProductPage.tsx';

const at = '/shopMall/shopDetail/1001';
const meta: Meta<typeof ProductPage> = {
  title: 'mall/Product page',
  component: ProductPage,
  parameters: { layout: 'fullscreen', ...inStory({ at }) },
  decorators: [mallPage(ProductPage)],
};
export default meta;
type Story = StoryObj;

const shown = (values: Parameters<typeof makeProductDetail>[0]): Story => ({
  parameters: inStory({
    at,
    answers: (language) => [answer(productDetail, () => makeProductDetail(values, language))],
  }),
});

export const Default: Story = {};
export const Loading: Story = { parameters: inStory({ at, answers: () => [answer(productDetail, waiting)] }) };
export const Failed: Story = { parameters: inStory({ at, answers: () => [failing(productDetail)] }) };
export const Gone: Story = { parameters: inStory({ at: '/shopMall/shopDetail/none' }) };
export const Visitor: Story = { parameters: inStory({ at, visitor: true }) };
export const TooFewPoints: Story = shown({ points: 940 });
export const LimitReached: Story = shown({ perPerson: 1, taken: 1 });
export const NoAddress: Story = {
  parameters: inStory({ at, answers: () => [answer(addressBook, () => ({ items: [] }))] }),
};
/** Nobody is said to have no address while that is unknown. */
export const AddressesFailed: Story = { parameters: inStory({ at, answers: () => [failing(addressBook)] }) };

const press = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: '用 1,200 积分兑换' }));

export const Exchanged: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    const dialog = await screen.findByRole('dialog', { name: '换好了' });
    await waitFor(() => expect(within(dialog).getByText('20251120Q8N3RT')).toBeVisible());
  },
};

/** Sold meanwhile: nothing was charged, the panel says so, and the disabled button keeps the focus. */
export const SoldMeanwhile: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: (language) => {
      const detail = makeProductDetail({}, language);
      let stock = 1;
      return [
        answer(productDetail, () => ({ ...detail, product: { ...detail.product, stock } })),
        answer(exchangeProduct, () => {
          stock = 0;
          return Promise.reject(
            new RefusedError(exchangeProduct, { code: ErrorCode.mallRefused, msg: '', data: { refusal: 'stock' } }),
          );
        }),
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('库存不够了，积分没有扣');
    await expect(await within(canvasElement).findByText('已经换完了，补货后这里会恢复。')).toBeVisible();
    const button = within(canvasElement).getByRole('button', { name: '用 1,200 积分兑换' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
};

export const ExchangeFailed: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => [answer(exchangeProduct, () => Promise.reject(new NetworkError(exchangeProduct)))],
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('积分没有变');
  },
};
