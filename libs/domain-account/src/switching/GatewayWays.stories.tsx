import { makeUser } from '@banyan/core-session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inFrame } from '../../../../apps/portal/src/testing/inFrame.tsx';
import { GatewayWays } from './GatewayWays.tsx';

const meta: Meta<typeof GatewayWays> = {
  title: 'portal/Login gateway/Ways',
  component: GatewayWays,
  args: { type: 'admin', target: '/review', onOther: fn() },
};
export default meta;
type Story = StoryObj<typeof GatewayWays>;

export const Visitor: Story = { decorators: [inFrame()] };
export const Administrator: Story = { decorators: [inFrame({ user: makeUser({ type: 2 }) })] };
export const NotAdministrator: Story = { decorators: [inFrame({ user: makeUser() })] };
