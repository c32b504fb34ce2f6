import { LinkButton } from '@banyan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEnterprise } from '../testing/inEnterprise.tsx';
import { GatewayParts } from './GatewayParts.tsx';

const meta: Meta<typeof GatewayParts> = {
  title: 'account/Login gateway/Parts',
  component: GatewayParts,
  args: { title: '管理员登录', text: '登录后进入审批与批阅。', children: <LinkButton href="/login">登录</LinkButton> },
  decorators: [inEnterprise()],
};
export default meta;

export const Default: StoryObj<typeof GatewayParts> = {};
