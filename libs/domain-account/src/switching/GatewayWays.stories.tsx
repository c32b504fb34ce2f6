import { makeUser } from '@banyan/core-session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inEnterprise } from '../testing/inEnterprise.tsx';
import { GatewayWays } from './GatewayWays.tsx';

const meta: Meta<typeof GatewayWays> = {
  title: 'account/Login gateway/Ways',
  component: GatewayWays,
  args: { type: 'admin', target: '/manage', onOther: fn() },
};
export default meta;
type Story = StoryObj<typeof GatewayWays>;

export const Visitor: Story = { decorators: [inEnterprise()] };
export const Administrator: Story = { decorators: [inEnterprise({ user: makeUser({ type: 2 }) })] };
export const NotAdministrator: Story = { decorators: [inEnterprise({ user: makeUser() })] };
