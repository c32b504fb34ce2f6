import { gatewayQuery } from '@banyan/contracts/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inFrame } from '../../../../apps/portal/src/testing/inFrame.tsx';
import { GatewayChoicePage } from './GatewayChoicePage.tsx';

const meta: Meta<typeof GatewayChoicePage> = {
  title: 'portal/Login gateway/Choice',
  component: GatewayChoicePage,
  args: { query: gatewayQuery.initial, onHere: fn() },
  decorators: [inFrame()],
};
export default meta;

export const Default: StoryObj<typeof GatewayChoicePage> = {};
