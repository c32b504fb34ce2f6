import { ErrorCode } from '@banyan/contracts';
import { readInvitation } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { answer, failing, waiting, type FakeAnswer } from '@banyan/core-screen/testing';
import { fakeSessionApi, makeEnterprise, makeSession } from '@banyan/core-session/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AccountStory } from '../testing/AccountStory.tsx';
import { InvitationPage } from './InvitationPage.tsx';

const expiresAt = Date.UTC(2026, 11, 3);
const invited = answer(readInvitation, () => ({ name: 'Ann Lee', account: 'ann@acme.example', expiresAt }));
const gone = answer(readInvitation, () => {
  throw new RefusedError(readInvitation, {
    code: ErrorCode.fieldsRefused,
    msg: '',
    data: { fields: { ticket: 'unknown' } },
  });
});

const page =
  (given: FakeAnswer): Decorator =>
  (Story) => {
    const session = makeSession({ api: fakeSessionApi(makeEnterprise()) });
    void session.load('/invitation');
    return (
      <AccountStory session={session} answers={[given]} at="/invitation?ticket=t">
        <Story />
      </AccountStory>
    );
  };

const meta: Meta<typeof InvitationPage> = {
  title: 'account/Invitation',
  component: InvitationPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

export const Default: Story = { tags: ['english'], decorators: [page(invited)] };
export const Loading: Story = { decorators: [page({ call: readInvitation, give: waiting })] };
export const Failed: Story = { decorators: [page(failing(readInvitation))] };

/** Used, replaced by a newer one, or out of time. */
export const Gone: Story = { tags: ['english', 'dark'], decorators: [page(gone)] };

export const WeakTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  decorators: [page(invited)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const password = await canvas.findByLabelText(/^(新密码|New password)$/);
    await userEvent.type(password, 'abc');
    await userEvent.click(canvas.getByRole('button', { name: /保存并登录|Save and log in/ }));
    await expect(password).toBeInvalid();
  },
};
