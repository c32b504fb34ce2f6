// @vitest-environment jsdom
import { ErrorCode } from '@banyan/contracts';
import { login, loginMethods } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { fakeSessionApi, makeEnterprise, makeSession } from '@banyan/core-session/testing';
import type { SessionApi } from '@banyan/core-session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { answer, deferred } from '@banyan/core-screen/testing';
import { frameAnswers } from '../testing/frameAnswers.ts';
import { openPortal } from '../testing/openPortal.tsx';

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  await Promise.all([import('../shell/LanguageMenu.tsx')]);
});

const retailer = makeEnterprise({
  eid: 1002,
  language: 'en',
  switch_language: 'Y',
  languageSelected: ['en', 'zh_cn'],
});

const open = (
  session = makeSession({ api: fakeSessionApi(makeEnterprise()) }),
  methods: readonly ('password' | 'code')[] = ['password'],
) =>
  openPortal('/login?backUrl=%2Findex', {
    session,
    answers: [
      ...frameAnswers,
      answer(loginMethods, () => ({
        methods: [...methods],
        accountHint: `hint ${session.language}`,
        ssoName: '',
        reset: 'Y' as const,
      })),
    ],
  });

it('keeps what was typed when the language changes [SE-09]', async () => {
  const session = makeSession({ api: fakeSessionApi(retailer) });
  const { frame } = await open(session);
  await userEvent.type(await screen.findByRole('textbox', { name: 'hint en' }), 'H20381');
  await userEvent.type(screen.getByLabelText('Password'), 'Weld-2025');
  await frame.switchLanguage('zh_cn');
  expect(await screen.findByRole('textbox', { name: 'hint zh_cn' })).toHaveValue('H20381');
  expect(screen.getByLabelText('密码')).toHaveValue('Weld-2025');
});

it('tells why nobody comes in where the enterprise is shut [AC-03, AC-13]', async () => {
  const session = makeSession({ api: fakeSessionApi(makeEnterprise({ expireStatus: 'N' })) });
  await openPortal('/login?backUrl=%2Fcourse', {
    session,
    answers: [
      answer(loginMethods, () => {
        throw new RefusedError(loginMethods, { code: ErrorCode.enterpriseClosed, msg: '', data: { access: 3 } });
      }),
      ...frameAnswers,
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: /服务期/ })).toBeInTheDocument();
});

it('shows the login of an enterprise that is shut, and tells why once its login is refused [AC-03]', async () => {
  const refusal = new RefusedError(login, { code: ErrorCode.enterpriseClosed, msg: '', data: { access: 3 } });
  const closed = makeEnterprise({ expireStatus: 'N' });
  await open(makeSession({ api: fakeSessionApi(closed, null, { login: () => Promise.reject(refusal) }) }));
  await userEvent.type(await screen.findByRole('textbox'), 'H20999');
  await userEvent.type(screen.getByLabelText('密码'), '123456a{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: /服务期/ })).toBeInTheDocument();
});

it('hands the focus to the form for a new password, to its first mistake, and back [SE-05, UI-07]', async () => {
  const refusal = new RefusedError(login, { code: ErrorCode.initialPassword, msg: '', data: { ticket: 't' } });
  const api = fakeSessionApi(makeEnterprise(), null, { login: () => Promise.reject(refusal) });
  await open(makeSession({ api }));
  await userEvent.type(await screen.findByRole('textbox'), 'H20999');
  await userEvent.type(screen.getByLabelText('密码'), '123456a{Enter}');
  const password = await screen.findByLabelText('新密码');
  await waitFor(() => expect(password).toHaveFocus());
  await userEvent.type(password, 'Tr4ctor');
  const confirm = screen.getByLabelText('再输一次新密码');
  await userEvent.type(confirm, 'Tr4ctro');
  await userEvent.click(screen.getByRole('button', { name: '保存并登录' }));
  await waitFor(() => expect(confirm).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: '换账号登录' }));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
});

it('says nothing of a wrong password on the other way in [SE-03] [SE-16]', async () => {
  const refusal = new RefusedError(login, { code: ErrorCode.wrongCredentials, msg: '', data: null });
  const api = fakeSessionApi(makeEnterprise(), null, { login: () => Promise.reject(refusal) });
  await open(makeSession({ api }), ['password', 'code']);
  await userEvent.type(await screen.findByRole('textbox'), 'H20381');
  await userEvent.type(screen.getByLabelText('密码', { selector: 'input' }), 'Tr4ctor{Enter}');
  expect(await screen.findByText(/账号或密码不对/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: '验证码' }));
  expect(screen.queryByText(/账号或密码不对/)).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: '密码' }));
  expect(screen.queryByText(/账号或密码不对/)).toBeNull();
});

it('shows what one agrees to beside the form, which stays with what was typed [SH-07]', async () => {
  await open();
  for (const link of await screen.findAllByRole('link', { name: /用户协议|隐私政策/ })) {
    expect(link).toHaveAttribute('target', '_blank');
  }
});

it.each(['/login', '/agreement', '/prompt?errorMsg=401', '/nowhere'])(
  'can be begun at its content by whoever comes to %s by a link [UI-07]',
  async (address) => {
    await openPortal(address, {
      session: makeSession({ api: fakeSessionApi(makeEnterprise()) }),
      answers: [...frameAnswers, answer(loginMethods, () => new Promise(() => undefined))],
    });
    const content = document.getElementById('content');
    content?.focus();
    expect(content).toHaveFocus();
    expect(content).toBe(await screen.findByRole('main'));
  },
);

it.each([
  ['leads whoever has come in on to where they came from', '', '/index'],
  ['leaves whoever went to another screen meanwhile there, logged in', '/agreement?kind=terms', '/agreement'],
])('%s [AC-14]', async (_, way, path) => {
  const entered = deferred<Awaited<ReturnType<SessionApi['login']>>>();
  const fake = fakeSessionApi(makeEnterprise());
  const session = makeSession({ api: { ...fake, login: () => entered.promise } });
  const { router } = await open(session);
  await userEvent.type(await screen.findByRole('textbox'), 'H20381');
  await userEvent.type(screen.getByLabelText('密码'), 'Weld-2025{Enter}');
  await waitFor(() => expect(session.loginRequest.state).toBe('loading'));
  if (way !== '') await act(async () => Promise.resolve(router.navigate(way)));
  await act(async () => entered.resolve(await fake.login({ account: 'H20381', password: 'Weld-2025', remember: 'Y' })));
  await waitFor(() => expect(session.loggedIn).toBe(true));
  await waitFor(() => expect(location.pathname).toBe(path));
});
