import { passwordProblems, type PasswordPolicy } from '@banyan/contracts/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inAccount } from '../testing/inAccount.tsx';
import { InitialPassword } from './InitialPassword.tsx';

const strict: PasswordPolicy = { min: 8, max: 15, classes: 3, noRuns: true, noRepeats: true };

const meta: Meta<typeof InitialPassword> = {
  title: 'account/login/Initial password',
  component: InitialPassword,
  decorators: [inAccount(432)],
  args: {
    policy: strict,
    pending: false,
    problem: null,
    check: (password, confirm) => ({
      password: passwordProblems(strict, password).length > 0 ? 'weak' : null,
      confirm: password === confirm ? null : 'mismatch',
    }),
    onSubmit: fn(),
    onBack: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof InitialPassword>;

export const Strict: Story = {};

export const StrictTest: Story = {
  ...Strict,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const [password, confirm] = within(canvasElement).getAllByLabelText(/新密码|新密碼|New password/);
    if (password === undefined || confirm === undefined) throw new Error('two fields expected');
    await userEvent.type(password, 'Tr4ctor!');
    await userEvent.type(confirm, 'Tr4ctor!{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Tr4ctor!', 'Tr4ctor!');
  },
};

export const Basic: Story = {
  tags: ['english', 'dark'],
  args: { policy: { min: 6, max: 15, classes: 2, noRuns: false, noRepeats: false } },
};
export const TicketExpired: Story = { args: { problem: { key: 'ticketExpired' } } };
export const RefusedByTheServer: Story = { args: { problem: { key: 'weakPassword' } } };
export const Working: Story = { args: { pending: true } };
