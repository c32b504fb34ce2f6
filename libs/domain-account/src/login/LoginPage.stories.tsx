import { ErrorCode } from '@banyan/contracts';
import { login, loginMethods } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import type { SessionApi, SessionStore } from '@banyan/core-session';
import { fakeSessionApi, makeEnterprise, makeSession } from '@banyan/core-session/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { AccountStory } from '../testing/AccountStory.tsx';
import { LoginPage } from './LoginPage.tsx';

const refuse =
  (code: number, data: unknown = {}) =>
  () =>
    Promise.reject(new RefusedError(login, { code, msg: '', data }));

/** As in the portal, the page is rendered once the viewer is known. */
const Arrived = observer(({ session, children }: { session: SessionStore; children: ReactNode }) =>
  session.loggedIn ? children : null,
);

const page =
  (over: Partial<SessionApi> = {}, methods?: FakeAnswer, loggedIn = false): Decorator =>
  (Story, { globals }) => {
    const english = String(globals['language']).startsWith('en');
    const enterprise = makeEnterprise({
      enterpriseName: english ? 'Hengchuan Precision' : '衡川精密',
      portalName: english ? 'Hengchuan Academy' : '衡川学堂',
      slogan: english ? 'Craft grows ring by ring' : '手艺一圈一圈长出来',
      sloganDetail: english ? '26 courses by 11 in-house lecturers.' : '26 门课程，11 位内训师，都在厂里。',
    });
    const session = makeSession({ api: fakeSessionApi(enterprise, null, over) });
    void session
      .load('/login')
      .then(() => loggedIn && session.login({ account: 'H20381', password: 'Weld-2025', remember: 'Y' }));
    const accountHint = english ? 'Staff number or phone' : '工号或手机号';
    return (
      <AccountStory
        session={session}
        answers={[
          methods ??
            answer(loginMethods, () => ({
              methods: ['password' as const],
              accountHint,
              ssoName: '',
              reset: 'Y' as const,
            })),
        ]}
        at="/login"
      >
        {loggedIn ? (
          <Arrived session={session}>
            <Story />
          </Arrived>
        ) : (
          <Story />
        )}
      </AccountStory>
    );
  };

const meta: Meta<typeof LoginPage> = {
  title: 'account/Login page',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof LoginPage>;

const fill = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox'), 'H20381');
  await userEvent.type(canvas.getByLabelText(/^(密码|Password)$/), 'Banyan2026');
  await userEvent.click(canvas.getByRole('button', { name: /^(登录|Log in)$/ }));
  return canvas;
};

export const Default: Story = { decorators: [page()] };

/** Opened by a bookmark, or in another tab. */
export const LoggedInAlready: Story = {
  decorators: [page({}, undefined, true)],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /^(继续|Continue)$/ })).toBeVisible();
  },
};

export const NothingTyped: Story = {
  decorators: [page()],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(登录|Log in)$/ }));
    const account = canvas.getByRole('textbox');
    await expect(account).toHaveFocus();
    await expect(account).toBeInvalid();
  },
};
export const WrongPassword: Story = {
  decorators: [page({ login: refuse(ErrorCode.wrongCredentials) })],
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByText(/账号或密码不对|Account or password is wrong/)).toBeVisible();
    // The typed text is kept.
    await expect(canvas.getByRole('textbox')).toHaveValue('H20381');
  },
};
export const TooFrequent: Story = {
  decorators: [page({ login: refuse(ErrorCode.loginTooFrequent, { retryAfterS: 290 }) })],
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByText(/5 分钟|5 minutes/)).toBeVisible();
  },
};
export const Locked: Story = {
  decorators: [page({ login: refuse(ErrorCode.accountLocked) })],
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByText(/已被企业管理员锁定|has locked this account/)).toBeVisible();
  },
};
export const Working: Story = {
  decorators: [page({ login: () => new Promise(() => undefined) })],
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
  },
};
export const FirstLogin: Story = {
  decorators: [page({ login: refuse(ErrorCode.initialPassword, { ticket: 't' }) })],
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    const password = await canvas.findByLabelText(/^(新密码|New password)$/);
    await userEvent.type(password, 'abc');
    await userEvent.type(canvas.getByLabelText(/再输一次|again/), 'abd');
    await userEvent.click(canvas.getByRole('button', { name: /保存并登录|Save and log in/ }));
    await expect(password).toBeInvalid();
    await expect(canvas.getByText(/两次输入的密码不一致|do not match/)).toBeVisible();
  },
};
export const Loading: Story = {
  decorators: [
    page(
      {},
      answer(loginMethods, () => new Promise(() => undefined)),
    ),
  ],
};
export const Failed: Story = {
  decorators: [
    page(
      {},
      answer(loginMethods, () => Promise.reject(new Error('down'))),
    ),
  ],
};
