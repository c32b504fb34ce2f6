import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inAccount } from '../testing/inAccount.tsx';
import { ResendButton } from './ResendButton.tsx';

const meta: Meta<typeof ResendButton> = {
  title: 'account/phone/Resend',
  component: ResendButton,
  decorators: [inAccount(240)],
  args: { resendAt: null, onAsk: fn() },
};
export default meta;
type Story = StoryObj<typeof ResendButton>;

export const First: Story = {};
export const Again: Story = { args: { resendAt: 1 } };

export const FirstTest: Story = {
  ...First,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
