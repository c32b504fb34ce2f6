import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Enterprise } from '@banyan/contracts/account';
import { inFrame } from '../testing/inFrame.tsx';
import { InitialisationScreen } from './InitialisationScreen.tsx';
import { PromptPage } from './PromptPage.tsx';

const meta: Meta<typeof PromptPage> = {
  title: 'portal/Prompt',
  component: PromptPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof PromptPage>;

const at = (query: Record<string, string>, enterprise: Partial<Enterprise> = {}) =>
  inFrame({ enterprise, at: `/prompt?${new URLSearchParams(query).toString()}` });

/** Midnight after the 18th of November in Shanghai. */
const expireAt = Date.UTC(2025, 10, 18, 16);

export const NotJoined: Story = { decorators: [at({ errorMsg: '2' }, { is_jion: 'N' })] };
export const Expired: Story = {
  tags: ['english', 'dark'],
  decorators: [at({ errorMsg: '3', url: '/course/7' }, { expireStatus: 'N', expireAt })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/2025年11月18日$|^18 November 2025$/)).toBeVisible();
  },
};
export const ExpiredWithoutADay: Story = { decorators: [at({ errorMsg: '3' }, { expireStatus: 'N', contact: null })] };
export const Locked: Story = { tags: ['dark'], decorators: [at({ errorMsg: '4' }, { islock: 'N' })] };
export const Deleted: Story = { decorators: [at({ errorMsg: '5' }, { isdelete: '1' })] };
export const AccountLocked: Story = { decorators: [at({ errorMsg: '5' })] };
export const SessionOver: Story = { decorators: [at({ errorMsg: '401', url: '/course/7' })] };
export const OverLimit: Story = {
  decorators: [at({ errorMsg: '577', data: JSON.stringify({ current: 2001, limit: 2000 }) })],
};
/** No enterprise belongs to the address. */
export const NoEnterprise: Story = { tags: ['english'], decorators: [at({ errorMsg: '404' }, { contact: null })] };
export const Initialisation: Story = { render: () => <InitialisationScreen />, decorators: [inFrame()] };
/** Words from a link are shown as plain text. */
export const Unknown: Story = {
  tags: ['english'],
  decorators: [at({ errorMsg: '40403', dataInfo: '<b>子域名</b>没有对应的企业。'.repeat(20) })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/<b>子域名<\/b>/)).toBeVisible();
  },
};
