import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../testing/inFrame.tsx';
import { LoginDialog } from './LoginDialog.tsx';

const meta: Meta<typeof LoginDialog> = {
  title: 'portal/Login-required dialog',
  component: LoginDialog,
  // It covers the whole window: on the component's page each story has a window of its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
};
export default meta;
type Story = StoryObj<typeof LoginDialog>;

const dialog = () => within(document.body).findByRole('dialog');

export const Default: Story = {
  decorators: [inFrame({ asksLogin: true, at: '/course/7' })],
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async () => {
    const open = await dialog();
    await expect(within(open).queryByText(/注册|Register/)).toBeNull();
    await expect(within(open).getByRole('link', { name: /^(登录|Log in)$/ })).toHaveAttribute(
      'href',
      '/login?backUrl=%2Fcourse%2F7',
    );
    await waitFor(() => expect(open).toBeVisible());
    await userEvent.keyboard('{Escape}');
    // A closing dialog has `data-exiting` at once, and is removed when its fading has ended.
    await expect(open.closest('[data-exiting]')).toBeNull();
    await expect(await dialog()).toBe(open);
  },
};

/** The enterprise allows registration. */
export const WithRegistration: Story = {
  tags: ['english', 'dark'],
  decorators: [inFrame({ asksLogin: true, enterprise: { showUserRegister: 'Y', puborg: 1 } })],
  play: async () => {
    const link = within(await dialog()).getByRole('link', { name: /注册|Register/ });
    await expect(link).toHaveAttribute('href', '/login?loginType=register&backUrl=%2Findex');
  },
};
export const ClosedByItsButton: Story = {
  tags: ['test', '!dev', '!autodocs'],
  decorators: [inFrame({ asksLogin: true })],
  play: async () => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: /^(关闭|Close)$/ }));
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  },
};
export const TraditionalChinese: Story = { decorators: [inFrame({ asksLogin: true })], globals: { language: 'zh_tw' } };
