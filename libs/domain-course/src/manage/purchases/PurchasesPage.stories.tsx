import { buyForPeople, enterpriseItems, enterpriseOrders } from '@banyan/contracts/course';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { coursePage, inStory } from '../../testing/courseStory.tsx';
import { makeEnterpriseOrder } from '../../testing/purchases.ts';
import { PurchasesPage } from './PurchasesPage.tsx';

const meta: Meta<typeof PurchasesPage> = {
  title: 'course/Purchases page',
  component: PurchasesPage,
  parameters: { layout: 'fullscreen' },
  decorators: [coursePage(PurchasesPage)],
};
export default meta;
type Story = StoryObj;

const at = '/manage/purchases';
const stories = standardStories({
  call: enterpriseOrders,
  at,
  full: (language) => ({ items: [makeEnterpriseOrder(language)], next: null }),
  empty: { items: [], next: null },
  long: (language) => {
    const order = makeEnterpriseOrder(language);
    return { items: [{ ...order, title: order.title.repeat(8) }], next: null };
  },
});
export const Default: Story = { ...stories.Default, tags: ['english', 'dark'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;

/** Nothing that the enterprise could buy. */
export const NothingSold: Story = {
  parameters: inStory({ at, answers: () => [answer(enterpriseItems, () => ({ items: [] }))] }),
};

/** Nobody chosen is told; for everybody the number is asked again before anything is bought. */
export const BuyTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at,
    answers: () => {
      let bought = 0;
      return [
        answer(enterpriseOrders, () => ({
          items: bought === 0 ? [] : [makeEnterpriseOrder('zh', { people: bought })],
          next: null,
        })),
        answer(buyForPeople, ({ ask, everyone }) => {
          if (ask === 'N' && everyone === 'Y') bought = 31;
          return { number: ask === 'Y' ? '' : '20251120zz3mpq7a', people: 31, had: 2, total: 31 * 9900 };
        }),
      ];
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /课程或课程包/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: /检验班长/ }));
    await userEvent.click(canvas.getByRole('button', { name: '算一下费用' }));
    await expect(await canvas.findByText('请选择要买给谁')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: '买给我管理的所有人' }));
    await userEvent.click(canvas.getByRole('button', { name: '算一下费用' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    // The question fades in.
    await waitFor(() => expect(dialog.getByText(/另有 2 人已经可以学/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: /^采购/ }));
    await expect(await canvas.findByText(/31 人/)).toBeVisible();
  },
};
