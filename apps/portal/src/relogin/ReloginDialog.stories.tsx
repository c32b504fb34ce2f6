import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../testing/inFrame.tsx';
import { ReloginDialog } from './ReloginDialog.tsx';

const meta: Meta<typeof ReloginDialog> = {
  title: 'portal/Forced re-login dialog',
  component: ReloginDialog,
  // It covers the whole window: on the component's page each story has a window of its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '400px' } } },
};
export default meta;
type Story = StoryObj<typeof ReloginDialog>;

export const Default: Story = { decorators: [inFrame({ endedElsewhere: true, at: '/course/7' })] };
export const LeadsToLogin: Story = {
  ...Default,
  play: async () => {
    const open = await within(document.body).findByRole('alertdialog');
    await waitFor(() => expect(open).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(open.closest('[data-exiting]')).toBeNull();
    await expect(within(open).getByRole('link', { name: /^(重新登录|Log in again)$/ })).toHaveAttribute(
      'href',
      '/login?backurl=',
    );
  },
};
