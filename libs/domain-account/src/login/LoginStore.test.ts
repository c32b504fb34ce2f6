import { ErrorCode } from '@banyan/contracts';
import { login } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import type { SessionApi } from '@banyan/core-session';
import { fakeSessionApi, makeEnterprise, makeSession } from '@banyan/core-session/testing';
import { configure } from 'mobx';
import { expect, it, vi } from 'vitest';
import { LoginStore, type LoginApi } from './LoginStore.ts';

configure({ enforceActions: 'always' });

const enterprise = makeEnterprise();
const policy = enterprise.passwordPolicy;
const refuse = (code: number, data: unknown = {}) =>
  Promise.reject(new RefusedError(login, { code, msg: 'words of the server', data }));

function open(over: Partial<SessionApi> = {}, api: Partial<LoginApi> = {}) {
  const session = makeSession({ api: fakeSessionApi(enterprise, null, over) });
  const methods: LoginApi['methods'] = () =>
    Promise.resolve({ methods: ['password'], accountHint: '工号', ssoName: '', reset: 'Y' });
  return { session, store: new LoginStore({ methods, ...api }, session) };
}

it('lets someone in and tells them nothing went wrong [SE-02]', async () => {
  const { session, store } = open();
  expect(await store.submit(' H20381 ', 'Banyan2026', true)).toBe(true);
  expect(session.loggedIn).toBe(true);
  expect(store.problem).toBeNull();
});

it('trims the account but never the password [SE-02]', async () => {
  const asked = vi.fn(() => refuse(ErrorCode.wrongCredentials));
  const { store } = open({ login: asked });
  await store.submit(' H20381 ', ' pass ', false);
  expect(asked).toHaveBeenCalledWith({ account: 'H20381', password: ' pass ', remember: 'N' });
});

it('asks for a new password at a first login and keeps the choice to stay logged in [SE-05]', async () => {
  const replace = vi.fn(fakeSessionApi(enterprise).replaceInitialPassword);
  const { session, store } = open({
    login: () => refuse(ErrorCode.initialPassword, { ticket: 'good once' }),
    replaceInitialPassword: replace,
  });
  expect(await store.submit('H20999', '123456a', false)).toBe(false);
  expect(store.ticket).toBe('good once');
  expect(store.problem).toBeNull();
  expect(await store.replacePassword('Tr4ctor', 'Tr4ctor')).toBe(true);
  expect(replace).toHaveBeenCalledWith({ ticket: 'good once', password: 'Tr4ctor', confirm: 'Tr4ctor' });
  expect(session.loggedIn).toBe(true);
});

it('refuses a weak, an unchanged and a mistyped new password before it is sent [SE-04] [SE-05]', async () => {
  const { store } = open({ login: () => refuse(ErrorCode.initialPassword, { ticket: 't' }) });
  await store.submit('H20999', '123456a', true);
  expect(store.newPasswordProblems(policy, 'abc', 'abc')).toEqual({ password: 'weak', confirm: null });
  expect(store.newPasswordProblems(policy, '123456a', '123456a')).toEqual({ password: 'sameAsOld', confirm: null });
  expect(store.newPasswordProblems(policy, 'Tr4ctor', 'Tr4ctro')).toEqual({ password: null, confirm: 'mismatch' });
});

it('goes back to the first form for another account [SE-05]', async () => {
  const { store } = open({ login: () => refuse(ErrorCode.initialPassword, { ticket: 't' }) });
  await store.submit('H20999', '123456a', true);
  store.startOver();
  expect(store.ticket).toBeNull();
});

it('keeps the form while its words are fetched in another language, the one chosen last [SE-09]', async () => {
  const waiting: ((hint: string) => void)[] = [];
  const methods: LoginApi['methods'] = () =>
    new Promise((resolve) =>
      waiting.push((accountHint) => resolve({ methods: ['password'], accountHint, ssoName: '', reset: 'Y' })),
    );
  const { store } = open({}, { methods });
  const first = store.loadMethods();
  waiting[0]?.('工号');
  await first;
  const toEnglish = store.loadMethods();
  const back = store.loadMethods();
  expect(store.methods.state).toBe('ready');
  waiting[2]?.('工號');
  await back;
  waiting[1]?.('Staff number');
  await toEnglish;
  expect(store.methods).toMatchObject({ state: 'ready', value: { accountHint: '工號', reset: 'Y' } });
});

it('keeps the form where its words in another language cannot be fetched [SE-09]', async () => {
  const answers: (() => ReturnType<LoginApi['methods']>)[] = [
    () => Promise.resolve({ methods: ['password'], accountHint: '工号', ssoName: '', reset: 'Y' }),
    () => Promise.reject(new Error('down')),
  ];
  const { store } = open({}, { methods: () => (answers.shift() ?? (() => Promise.reject(new Error('too often'))))() });
  await store.loadMethods();
  await store.loadMethods();
  expect(store.methods).toMatchObject({ state: 'ready', value: { accountHint: '工号', reset: 'Y' } });
});

it('offers a retry when the ways in could not be fetched [SE-03]', async () => {
  const answers = [
    Promise.reject(new Error('down')),
    Promise.resolve({ methods: [], accountHint: '', ssoName: '', reset: 'Y' as const }),
  ];
  const { store } = open({}, { methods: () => answers.shift() ?? Promise.reject(new Error('asked too often')) });
  await store.loadMethods();
  expect(store.methods.state).toBe('failed');
  await store.loadMethods();
  expect(store.methods.state).toBe('ready');
});
