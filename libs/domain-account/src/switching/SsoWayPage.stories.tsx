import { loginMethods } from '@banyan/contracts/account';
import { answer, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inEnterprise } from '../testing/inEnterprise.tsx';
import { SsoWayPage } from './SsoWayPage.tsx';

const without = answer(loginMethods, () => ({
  methods: ['password' as const],
  accountHint: '',
  ssoName: '',
  reset: 'N' as const,
}));

const meta: Meta<typeof SsoWayPage> = {
  title: 'account/Handed over login/Single sign-on',
  component: SsoWayPage,
  args: { redirect: '/course', children: <p>这家企业没有统一登录</p> },
};
export default meta;
type Story = StoryObj<typeof SsoWayPage>;

export const Asking: Story = { decorators: [inEnterprise({ answers: [answer(loginMethods, waiting)] })] };
export const NotOffered: Story = {
  decorators: [inEnterprise({ answers: [without] })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('这家企业没有统一登录')).toBeVisible();
  },
};
