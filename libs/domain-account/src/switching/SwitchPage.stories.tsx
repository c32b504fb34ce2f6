import { ErrorCode } from '@banyan/contracts';
import {
  addPuborg,
  getPuborg,
  selectEnterprise,
  switchEnterprise,
  type OwnEnterprise,
} from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { answer, failing, waiting, type FakeAnswer } from '@banyan/core-screen/testing';
import { makeUser } from '@banyan/core-session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inEnterprise } from '../testing/inEnterprise.tsx';
import { storyEnterprise, storyEnterprises, storyOrganisations } from '../testing/enterprises.ts';
import { SwitchPage } from './SwitchPage.tsx';

const user = makeUser();
const organisations = answer(getPuborg, () => ({ organisations: [...storyOrganisations] }));
const page = (answers: readonly FakeAnswer[]) =>
  inEnterprise({ user, at: '/switchEnterprise', answers: [organisations, ...answers] });
const of = (enterprises: readonly OwnEnterprise[]) =>
  answer(selectEnterprise, () => ({ enterprises: [...enterprises] }));

const meta: Meta<typeof SwitchPage> = {
  title: 'account/Switch enterprise',
  component: SwitchPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof SwitchPage>;

const refused = answer(switchEnterprise, () => {
  throw new RefusedError(switchEnterprise, {
    code: ErrorCode.fieldsRefused,
    msg: '',
    data: { fields: { user_eid: 'locked' } },
  });
});
const [joined] = storyOrganisations;
const many = Array.from({ length: 9 }, (_, at) =>
  storyEnterprise(2000 + at, { portalName: `第 ${at + 1} 学堂`, current: at === 0 ? 'Y' : 'N' }),
);

export const Default: Story = { tags: ['english', 'dark'], decorators: [page([of(storyEnterprises), refused])] };
export const Many: Story = { decorators: [page([of(many)])] };
export const Only: Story = { decorators: [page([of(storyEnterprises.slice(0, 1))])] };
export const Loading: Story = { decorators: [page([answer(selectEnterprise, waiting)])] };
export const Failed: Story = { decorators: [page([failing(selectEnterprise)])] };
export const Visitor: Story = { decorators: [inEnterprise({ at: '/switchEnterprise' })] };

export const RefusedTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '进入 云雀田学院' }));
    await expect(await canvas.findByText(/没有进入 云雀田学院：平台锁定了这家企业/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '进入 云雀田学院' })).toBeEnabled();
  },
};

export const JoinTest: Story = {
  decorators: [page([of(storyEnterprises), answer(addPuborg, () => ({ ...joined, state: 'joined' as const }))])],
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '加入 公开课' }));
    await expect(await canvas.findByText('已加入')).toBeVisible();
  },
};

export const SearchTest: Story = {
  ...Many,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('searchbox', { name: '查找企业' });
    await userEvent.type(field, '第 3');
    const own = canvas.getByRole('list', { name: '你所在的企业' });
    await expect(within(own).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.type(field, 'x');
    await expect(await canvas.findByText('没有找到“第 3x”')).toBeVisible();
  },
};
