import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inAccount } from '../testing/inAccount.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';

const meta: Meta<typeof PasswordLogin> = {
  title: 'account/login/Password',
  component: PasswordLogin,
  decorators: [inAccount(432)],
  args: { accountLabel: '', pending: false, problem: null, onSubmit: fn() },
};
export default meta;
type Story = StoryObj<typeof PasswordLogin>;

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'H20381');
    await userEvent.type(canvas.getByLabelText(/^(密码|密碼|Password)$/), 'secret1');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('H20381', 'secret1', true);
  },
};

export const Refused: Story = { args: { problem: { key: 'wrongCredentials' } } };
export const Offline: Story = { args: { problem: { key: 'offline' } } };
export const Working: Story = { args: { pending: true } };
