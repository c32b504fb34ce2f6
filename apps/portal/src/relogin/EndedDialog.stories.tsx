import { loginMethods } from '@banyan/contracts/account';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../testing/inFrame.tsx';
import { EndedDialog } from './EndedDialog.tsx';

const methods = answer(loginMethods, () => ({
  methods: ['password', 'code'] as ('password' | 'code')[],
  accountHint: '',
  ssoName: '',
  reset: 'Y' as const,
}));

const meta: Meta<typeof EndedDialog> = {
  title: 'portal/Session ended over typed text',
  component: EndedDialog,
  args: { userId: '20381', elsewhere: false, leaveTo: '/login?backUrl=%2Fnews%2Fcomminication%3Fwrite%3DY' },
  decorators: [inFrame({ answers: [methods], at: '/news/comminication?write=Y' })],
  // It covers the whole window: on the component's page each story has a window of its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
};
export default meta;
type Story = StoryObj<typeof EndedDialog>;

export const Default: Story = {};
export const Elsewhere: Story = { args: { elsewhere: true } };

/** It must be answered: by logging in, or by leaving. */
export const StaysTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async () => {
    const open = await within(document.body).findByRole('alertdialog');
    await waitFor(() => expect(open).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(open.closest('[data-exiting]')).toBeNull();
    await expect(await within(open).findByLabelText(/^(密码|密碼|Password)$/, { selector: 'input' })).toBeVisible();
    await expect(within(open).getByRole('link', { name: /^(离开这一页|離開這一頁|Leave this page)$/ })).toBeVisible();
  },
};
