import { ErrorCode } from '@banyan/contracts';
import { enterpriseCard } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { answer } from '@banyan/core-screen/testing';
import { makeUser } from '@banyan/core-session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inEnterprise } from '../testing/inEnterprise.tsx';
import { GatewayPage } from './GatewayPage.tsx';

const none = answer(enterpriseCard, () => {
  throw new RefusedError(enterpriseCard, { code: ErrorCode.notFound, msg: '', data: undefined });
});
const at = (query: string, user = false) =>
  inEnterprise({ at: `/loginPc${query}`, answers: [none], ...(user ? { user: makeUser() } : {}) });

const meta: Meta<typeof GatewayPage> = {
  title: 'account/Login gateway',
  component: GatewayPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof GatewayPage>;

export const Choice: Story = { tags: ['dark'], decorators: [at('')] };
export const Administrator: Story = { tags: ['english'], decorators: [at('?eid=1001&type=admin')] };
export const NotAdministrator: Story = { decorators: [at('?eid=1001&type=admin', true)] };
export const Learner: Story = { decorators: [at('?eid=1001', true)] };

export const UnknownTest: Story = {
  ...Choice,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText('企业编号');
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(await canvas.findByText('请输入企业编号，只有数字')).toBeVisible();
    await userEvent.type(field, '77');
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(await canvas.findByText('没有编号为 77 的企业，请核对')).toBeVisible();
  },
};
