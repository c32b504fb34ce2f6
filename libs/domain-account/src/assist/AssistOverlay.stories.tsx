import { checkLoginExpire, updateAssistStatus } from '@banyan/contracts/account';
import { makeUser } from '@banyan/core-session/testing';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inEnterprise } from '../testing/inEnterprise.tsx';
import { AssistOverlay } from './AssistOverlay.tsx';

const user = makeUser({ type: 2 });
const service = { id: 100_012, type: 'assist' as const, duration: 30, expireTime: Date.parse('2026-11-20T04:30:00Z') };
const { expireTime } = service;

const meta: Meta<typeof AssistOverlay> = {
  title: 'account/Support under recording',
  component: AssistOverlay,
  // It covers the whole window: on the component's page each story has a window of its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '400px' } } },
  args: { user, service, onRecorded: () => undefined },
};
export default meta;
type Story = StoryObj<typeof AssistOverlay>;

const shown = (errorCode: '' | 'delete') =>
  inEnterprise({
    user,
    answers: [
      answer(checkLoginExpire, () => ({
        confirmTime: null,
        expireTime,
        errorCode,
        msg: '',
        status: errorCode === '' ? ('ready' as const) : errorCode,
      })),
      answer(updateAssistStatus, ({ status }) => ({
        status: status === 'start' ? ('ready' as const) : status,
        index: 0,
      })),
    ],
  });

export const Default: Story = { decorators: [shown('')] };
export const TakenBack: Story = { decorators: [shown('delete')] };

/** Without consent nothing starts, and the page shows a farewell. */
export const CancelTest: Story = {
  ...Default,
  args: { service: { ...service, id: 100_013 } },
  tags: ['test', '!dev', '!autodocs'],
  play: async () => {
    const open = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(open).getByRole('button', { name: /^(放弃|Do not start)$/ }));
    const title = await within(open).findByText(/^(已放弃协助|Support was cancelled)$/);
    // The dialog fades in.
    await waitFor(() => expect(title).toBeVisible());
  },
};
