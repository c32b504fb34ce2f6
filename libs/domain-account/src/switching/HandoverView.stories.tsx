import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inEnterprise } from '../testing/inEnterprise.tsx';
import { HandoverView } from './HandoverView.tsx';

const meta: Meta<typeof HandoverView> = {
  title: 'account/Handed over login/View',
  component: HandoverView,
  args: {
    portal: '云雀田学院',
    problem: null,
    failure: undefined,
    loggedIn: false,
    loginHref: '/login',
    onRetry: fn(),
    onLearner: fn(),
  },
  decorators: [inEnterprise()],
};
export default meta;
type Story = StoryObj<typeof HandoverView>;

export const Working: Story = {};
export const Expired: Story = { tags: ['english', 'dark'], args: { problem: 'expired' } };
export const Used: Story = { args: { problem: 'used', loggedIn: true } };
export const Unknown: Story = { args: { problem: 'unknown' } };
export const InitialPassword: Story = { args: { problem: 'initialPassword' } };
export const AccountLocked: Story = { args: { problem: 'accountLocked' } };
export const Closed: Story = { args: { problem: 'closed' } };
export const AdminsOnly: Story = { args: { problem: 'adminsOnly' } };
export const Failed: Story = { args: { problem: 'other', failure: new Error('down') } };

export const FailedTest: Story = {
  ...Failed,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '再试一次' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
