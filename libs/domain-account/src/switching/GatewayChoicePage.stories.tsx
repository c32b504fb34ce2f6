import { gatewayQuery } from '@banyan/contracts/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inEnterprise } from '../testing/inEnterprise.tsx';
import { GatewayChoicePage } from './GatewayChoicePage.tsx';

const meta: Meta<typeof GatewayChoicePage> = {
  title: 'account/Login gateway/Choice',
  component: GatewayChoicePage,
  args: { query: gatewayQuery.initial, onHere: fn() },
  decorators: [inEnterprise()],
};
export default meta;

export const Default: StoryObj<typeof GatewayChoicePage> = {};
