import { ErrorCode } from '@banyan/contracts';
import { transferLogin } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { inEnterprise } from '../testing/inEnterprise.tsx';
import { HandoverPage } from './HandoverPage.tsx';

const used = answer(transferLogin, () => {
  throw new RefusedError(transferLogin, {
    code: ErrorCode.fieldsRefused,
    msg: '',
    data: { fields: { code: 'used' } },
  });
});

const meta: Meta<typeof HandoverPage> = {
  title: 'account/Handed over login/Handover',
  component: HandoverPage,
  args: { handed: { way: 'transfer', code: 'x', type: 'learner' }, redirect: '/course', onLearner: fn() },
  decorators: [inEnterprise({ answers: [used] })],
};
export default meta;
type Story = StoryObj<typeof HandoverPage>;

export const Used: Story = {};
export const UsedTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/已经用过一次/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '用账号登录' })).toHaveAttribute('href', '/login?backUrl=%2Fcourse');
  },
};
