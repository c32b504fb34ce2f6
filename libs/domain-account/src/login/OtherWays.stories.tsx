import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inAccount } from '../testing/inAccount.tsx';
import { OtherWays } from './OtherWays.tsx';

const meta: Meta<typeof OtherWays> = {
  title: 'account/login/Other ways',
  component: OtherWays,
  decorators: [inAccount(384)],
  args: {
    offered: ['password', 'oneClick', 'sso', 'outsider'],
    ssoName: 'Lark ID',
    backUrl: '/course',
    outsiderHref: '/login?way=outsider',
  },
};
export default meta;
type Story = StoryObj<typeof OtherWays>;

export const Default: Story = { tags: ['english'] };

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: /Lark ID/ });
    await expect(link).toHaveAttribute('href', '/sso/login?backUrl=%2Fcourse');
    const oneClick = within(canvasElement).getByRole('link', { name: '本机号码一键登录' });
    await expect(oneClick).toHaveAttribute('href', '/oneclick/login?backUrl=%2Fcourse');
  },
};
