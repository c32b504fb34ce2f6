import { LinkButton } from '@banyan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inFrame } from '../../../../apps/portal/src/testing/inFrame.tsx';
import { GatewayParts } from './GatewayParts.tsx';

const meta: Meta<typeof GatewayParts> = {
  title: 'portal/Login gateway/Parts',
  component: GatewayParts,
  args: { title: '管理员登录', text: '登录后进入审批与批阅。', children: <LinkButton href="/login">登录</LinkButton> },
  decorators: [inFrame()],
};
export default meta;

export const Default: StoryObj<typeof GatewayParts> = {};
