import { ErrorCode } from '@banyan/contracts';
import { addressBook, exchangeList, pointsEntries, pointsHome, saveAddress, signToday } from '@banyan/contracts/mall';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { standardStories } from '@banyan/core-screen/stories';
import { answer, failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inStory, mallPage } from '../testing/mallStory.tsx';
import { makeEntries } from '../testing/points.ts';
import { PointsPage } from './PointsPage.tsx';

const at = '/my/my-integral';
const exchanges = `${at}?view=exchanges`;
const addresses = `${at}?view=addresses`;
const none = { items: [], next: null };

const meta: Meta<typeof PointsPage> = {
  title: 'mall/Points page',
  component: PointsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [mallPage(PointsPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: pointsEntries,
  at,
  full: (language) => ({ items: makeEntries(language), next: null }),
  empty: none,
  long: (language) => ({
    items: makeEntries(language).map((entry) => ({
      ...entry,
      title: `${entry.title} ${'逐批检验抽样计划 sampling '.repeat(5)}`,
    })),
    next: null,
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const BalanceFailed: Story = { parameters: inStory({ at, answers: () => [failing(pointsHome)] }) };
export const Exchanges: Story = { parameters: inStory({ at: exchanges }) };
export const NoExchanges: Story = {
  parameters: inStory({ at: exchanges, answers: () => [answer(exchangeList, () => none)] }),
};
export const ExchangesFailed: Story = {
  parameters: inStory({ at: exchanges, answers: () => [failing(exchangeList)] }),
};
export const Addresses: Story = { parameters: inStory({ at: addresses }) };
export const NoAddresses: Story = {
  parameters: inStory({ at: addresses, answers: () => [answer(addressBook, () => ({ items: [] }))] }),
};
export const AddressesFailed: Story = { parameters: inStory({ at: addresses, answers: () => [failing(addressBook)] }) };

export const Signed: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at }),
  play: async ({ canvasElement }) => {
    await userEvent.click((await within(canvasElement).findAllByRole('button', { name: '签到' }))[0]!);
    await userEvent.click(await screen.findByRole('button', { name: '签到，得 5 积分' }));
    await waitFor(() => expect(screen.getByText('得到 5 积分，已连续签到 4 天。')).toBeVisible());
  },
};

export const SigningFailed: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at, answers: () => [answer(signToday, () => Promise.reject(new NetworkError(signToday)))] }),
  play: async ({ canvasElement }) => {
    await userEvent.click((await within(canvasElement).findAllByRole('button', { name: '签到' }))[0]!);
    await userEvent.click(await screen.findByRole('button', { name: '签到，得 5 积分' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('积分没有变');
  },
};

export const CalledOff: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at: exchanges }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('button', { name: '取消兑换' }))[0]!);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '取消兑换' }));
    await expect(await canvas.findAllByText('已取消', { selector: 'span' })).toHaveLength(2);
    const row = canvas.getAllByRole('listitem').find((item) => item.contains(document.activeElement));
    await expect(row).toHaveTextContent('已取消');
  },
};

/** A number that only the server finds wrong shows its error at its field as well. */
export const AddressRefusedByServer: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at: addresses,
    answers: () => [
      answer(saveAddress, () => {
        const data = { fields: { phone: 'phone' } };
        throw new RefusedError(saveAddress, { code: ErrorCode.fieldsRefused, msg: '', data });
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '添加地址' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /收货人/ }), '李思远');
    await userEvent.type(dialog.getByRole('textbox', { name: /手机号/ }), '12345678901');
    await userEvent.click(dialog.getByRole('radio', { name: /其他国家/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /详细地址/ }), '星湖街 328 号');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText('这个号码打不通，请核对')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /手机号/ })).toHaveValue('12345678901');
  },
};

/** Each list is searched by typing; a divided region asks for one of its parts, and nothing is sent without. */
export const RegionChosen: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({
    at: addresses,
    answers: () => [
      answer(saveAddress, ({ name, phone, region, address }) => ({
        items: [{ id: 3, name, phone, regions: [region], address, line: `${region} ${address}`, preferred: true }],
      })),
    ],
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '添加地址' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /收货人/ }), '李思远');
    await userEvent.type(dialog.getByRole('textbox', { name: /手机号/ }), '13812347716');
    await userEvent.type(dialog.getByRole('textbox', { name: /详细地址/ }), '东吴北路 328 号');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    const province = await dialog.findByRole('combobox', { name: /省、直辖市/ });
    await expect(province).toHaveAccessibleDescription('请填写');
    await userEvent.type(province, '江{ArrowDown}{Enter}');
    await userEvent.type(await dialog.findByRole('combobox', { name: /^市/ }), '苏{ArrowDown}{Enter}');
    await userEvent.type(await dialog.findByRole('combobox', { name: /^区县/ }), '吴{ArrowDown}{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await within(canvasElement).findByText('320506 东吴北路 328 号')).toBeVisible();
  },
};

/** An address is removed after a confirmation; the focus is at the head of the list then. */
export const AddressRemoved: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at: addresses }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('list', { name: '地址簿' });
    const before = within(list).getAllByRole('listitem').length;
    await userEvent.click(within(list).getAllByRole('button', { name: /^删除/ })[0]!);
    const question = within(await screen.findByRole('alertdialog', { name: '删除这个地址？' }));
    await userEvent.click(question.getByRole('button', { name: '取消' }));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(before);
    await userEvent.click(within(list).getAllByRole('button', { name: /^删除/ })[0]!);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '添加地址' })).toHaveFocus());
  },
};

/** An error shows at its field, and the typed text stays. */
export const AddressRefused: Story = {
  tags: ['test', '!dev', '!autodocs'],
  parameters: inStory({ at: addresses }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '添加地址' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /手机号/ }), '123');
    await userEvent.click(dialog.getByRole('textbox', { name: /收货人/ }));
    await userEvent.paste('李'.repeat(61));
    await userEvent.click(dialog.getByRole('textbox', { name: /详细地址/ }));
    await userEvent.paste('路'.repeat(201));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText('这个号码打不通，请核对')).toBeVisible();
    await expect(dialog.getByText('最多 60 个字')).toBeVisible();
    await expect(dialog.getByText('最多 200 个字')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /手机号/ })).toHaveValue('123');
  },
};
