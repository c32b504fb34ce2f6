import { RefusedError } from '@banyan/core-http';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { createSessionCookies } from './cookies.ts';
import { detectHost } from './host.ts';
import type { SessionApi } from './session-api.ts';
import { fakeSessionApi, makeEnterprise, makeUser } from './testing/fixtures.ts';
import { makeSession, memoryJar } from './testing/session.ts';

const refused = (code: number, msg: string) => new RefusedError({ name: 'x' }, { code, msg, data: undefined });

const user = makeUser();
const retailer = makeEnterprise({
  eid: 1002,
  language: 'en',
  switch_language: 'Y',
  languageSelected: ['zh_cn', 'en', 'zh_tw'],
});

/** Cookies with a person's credentials, and their jar. */
function someonesCookies() {
  const jar = memoryJar();
  const cookies = createSessionCookies({ jar, secure: false, log: () => undefined, now: () => new Date() });
  cookies.write({ userid: user.userid, token: user.token }, { remember: true, domain: null });
  return { jar, cookies };
}

/** A promise settled by the test. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

describe('loading', () => {
  it('finds its enterprise as a visitor where nobody has told it, then asks as the person [AC-01]', async () => {
    const asked: unknown[] = [];
    const session = makeSession({
      cookies: someonesCookies().cookies,
      api: fakeSessionApi(retailer, null, {
        status: () => {
          const { eid, token, userid } = session.identity();
          asked.push({ eid, token, userid });
          return Promise.resolve({ data: retailer, userinfo: token === '' ? null : user, is_alpha: 'N' });
        },
      }),
    });
    await session.load('/index');
    expect(asked).toEqual([
      { eid: '0', token: '', userid: '' },
      { eid: '1002', token: user.token, userid: user.userid },
    ]);
    expect(session.loggedIn).toBe(true);
  });

  it('goes from init to loaded once, after the status was fetched [AC-01]', async () => {
    const answer = deferred<Awaited<ReturnType<SessionApi['status']>>>();
    let asked = 0;
    const session = makeSession({
      api: fakeSessionApi(retailer, null, {
        status: () => {
          asked += 1;
          return answer.promise;
        },
      }),
    });
    const seen: string[] = [];
    autorun(() => seen.push(session.state));
    const first = session.load('/index');
    const second = session.load('/course');
    answer.resolve({ data: retailer, userinfo: null, is_alpha: 'N' });
    expect(await first).toBe(await second);
    await session.load('/course');
    expect(asked).toBe(1);
    expect(seen).toEqual(['init', 'loaded']);
    expect(session.eid).toBe(1002);
  });

  it('stays in init with code and message when the server refuses [AC-04]', async () => {
    const session = makeSession({
      api: fakeSessionApi(retailer, null, { status: () => Promise.reject(refused(577, 'Too many users')) }),
    });
    expect(await session.load('/index')).toMatchObject({ kind: 'refused', code: 577, message: 'Too many users' });
    expect(session.state).toBe('init');
  });

  it.each([false, true])('tells whether the page was already loaded again: %s [AC-05]', async (reloaded) => {
    const session = makeSession({
      reloaded,
      api: fakeSessionApi(retailer, null, { status: () => Promise.reject(new TypeError('no network')) }),
    });
    expect(await session.load('/index')).toEqual({ kind: 'failed', reloaded });
    expect(session.state).toBe('init');
  });

  it('keeps what was loaded when a later fetch fails [AC-01]', async () => {
    let broken = false;
    const session = makeSession({
      api: fakeSessionApi(retailer, null, {
        status: () =>
          broken
            ? Promise.reject(new TypeError('no network'))
            : Promise.resolve({ data: retailer, userinfo: null, is_alpha: 'N' }),
      }),
    });
    await session.load('/index');
    broken = true;
    await session.refresh('/index');
    expect(session.state).toBe('loaded');
    expect(session.outcome?.kind).toBe('loaded');
  });
});

describe('being logged in', () => {
  it('needs the cookie and the person the server knows by it [SE-01]', async () => {
    const { cookies } = someonesCookies();
    const session = makeSession({ cookies, api: fakeSessionApi(retailer, user) });
    expect(session.loggedIn).toBe(false);
    await session.load('/index');
    expect(session.loggedIn).toBe(true);
    expect(session.userId).toBe(user.userid);
    expect(session.role).toBe('learner');
  });

  it('ends, cookie included, when the server no longer knows the session [SE-01]', async () => {
    const { cookies } = someonesCookies();
    const session = makeSession({ cookies, api: fakeSessionApi(retailer, null) });
    await session.load('/index');
    expect(session.loggedIn).toBe(false);
    expect(cookies.read()).toBeNull();
    expect(session.identity()).toMatchObject({ token: '', userid: '' });
  });

  it('is another tab’s to end: who logged out or in there is noticed, the same person’s new login taken over [SE-02]', async () => {
    const { cookies } = someonesCookies();
    const keep = { remember: true, domain: null };
    const session = makeSession({ cookies, api: fakeSessionApi(retailer, user) });
    await session.load('/index');
    expect(session.isOutdated()).toBe(false);
    cookies.write({ userid: user.userid, token: 'a-later-one' }, keep);
    expect(session.isOutdated()).toBe(false);
    expect(session.identity().token).toBe('a-later-one');
    cookies.write({ userid: '7', token: 'somebody-else' }, keep);
    expect(session.isOutdated()).toBe(true);
    cookies.remove(null);
    expect(session.isOutdated()).toBe(true);
    session.forget();
    expect(session.isOutdated()).toBe(false);
  });

  it('holds in this page alone where the browser keeps no cookies [SE-02]', async () => {
    const cookies = createSessionCookies({
      jar: { cookie: '' },
      secure: false,
      log: () => undefined,
      now: () => new Date(),
    });
    const silent = { ...cookies, write: () => undefined };
    const session = makeSession({ cookies: silent, api: fakeSessionApi(retailer, null) });
    await session.load('/index');
    await session.login({ account: 'H20381', password: 'Weld-2025', remember: 'N' });
    expect(session.loggedIn).toBe(true);
    expect(session.isOutdated()).toBe(false);
  });

  it('is not without the cookie, even if an answer names someone [SE-01]', async () => {
    const session = makeSession({ api: fakeSessionApi(retailer, user) });
    await session.load('/index');
    expect(session.loggedIn).toBe(false);
    expect(session.role).toBe('none');
  });

  it.each([
    [1, '0', 'learner'],
    [2, '0', 'admin'],
    [3, '0', 'admin'],
    [4, '0', 'admin'],
    [4, '1', 'learner'],
    [5, '0', 'lecturer'],
  ] as const)('as type %s with isdeleteadmin %s is %s [AC-10]', async (type, isdeleteadmin, role) => {
    const { cookies } = someonesCookies();
    const session = makeSession({ cookies, api: fakeSessionApi(retailer, makeUser({ type, isdeleteadmin })) });
    await session.load('/index');
    expect(session.role).toBe(role);
  });
});

const form = { account: 'H20381', password: 'Weld-2025', remember: 'Y' } as const;

describe('login', () => {
  it('keeps cookie and person, and closes the dialog that asked for it [SE-02]', async () => {
    const jar = memoryJar();
    const cookies = createSessionCookies({ jar, secure: false, log: () => undefined, now: () => new Date() });
    const session = makeSession({ cookies, eid: 1002, api: fakeSessionApi(retailer, user) });
    expect(session.requireLogin()).toBe(false);
    expect(session.loginTips).toBe(true);
    expect(await session.login(form)).toBe(true);
    expect(session.loginTips).toBe(false);
    expect(session.loggedIn).toBe(true);
    expect(session.requireLogin()).toBe(true);
    expect(cookies.read()).toEqual({ userid: user.userid, token: user.token });
    expect(session.identity()).toMatchObject({ token: user.token, userid: user.userid });
  });

  it('keeps the reason of a refusal, and nobody is logged in [SE-16]', async () => {
    const error = refused(40101, '账号或密码不对');
    const session = makeSession({ api: fakeSessionApi(retailer, user, { login: () => Promise.reject(error) }) });
    expect(await session.login(form)).toBe(false);
    expect(session.loginRequest).toEqual({ state: 'failed', error });
    expect(session.loggedIn).toBe(false);
  });

  it('asks once when the button is pressed twice [SE-02]', async () => {
    const answer = deferred<Awaited<ReturnType<SessionApi['login']>>>();
    let asked = 0;
    const session = makeSession({
      api: fakeSessionApi(retailer, user, {
        login: () => {
          asked += 1;
          return answer.promise;
        },
      }),
    });
    const first = session.login(form);
    expect(await session.login(form)).toBe(false);
    answer.resolve({ userinfo: user, expiresAt: 0, language: null });
    expect(await first).toBe(true);
    expect(asked).toBe(1);
  });

  it('is not undone by a status that was asked for before [SE-02]', async () => {
    const answer = deferred<Awaited<ReturnType<SessionApi['status']>>>();
    const session = makeSession({ api: fakeSessionApi(retailer, user, { status: () => answer.promise }) });
    const status = session.load('/login');
    await session.login(form);
    answer.resolve({ data: retailer, userinfo: null, is_alpha: 'N' });
    await status;
    expect(session.loggedIn).toBe(true);
  });

  it('finds out whether the person has joined, where a visitor has not [AC-03]', async () => {
    let known = false;
    const session = makeSession({
      api: fakeSessionApi(retailer, user, {
        login: () => {
          known = true;
          return Promise.resolve({ userinfo: user, expiresAt: 0, language: null });
        },
        status: () =>
          Promise.resolve({
            data: { ...retailer, is_jion: known ? 'Y' : 'N' },
            userinfo: known ? user : null,
            is_alpha: 'N',
          }),
      }),
    });
    await session.load('/login');
    expect(session.enterprise?.is_jion).toBe('N');
    expect(await session.login(form)).toBe(true);
    expect(session.enterprise?.is_jion).toBe('Y');
    expect(session.loggedIn).toBe(true);
  });

  it('comes in with the password set at first login [SE-05]', async () => {
    const session = makeSession({ api: fakeSessionApi(retailer, user) });
    expect(await session.replaceInitialPassword({ ticket: 't', password: 'a1', confirm: 'a1' }, true)).toBe(true);
    expect(session.loggedIn).toBe(true);
  });
});

describe('logout', () => {
  const loggedIn = async (over: Partial<SessionApi> = {}) => {
    const { cookies } = someonesCookies();
    const session = makeSession({ cookies, api: fakeSessionApi(retailer, user, over) });
    await session.load('/index');
    return { session, cookies };
  };

  it('clears cookie and person [SE-02]', async () => {
    const { session, cookies } = await loggedIn();
    expect(await session.logout()).toBe(true);
    expect(session.loggedIn).toBe(false);
    expect(session.user).toBeNull();
    expect(cookies.read()).toBeNull();
  });

  it('leaves no cookie of the enterprise’s own domain behind [SE-02]', async () => {
    const { jar, cookies } = someonesCookies();
    const lines: string[] = [];
    const watched = createSessionCookies({
      jar: {
        get cookie() {
          return jar.cookie;
        },
        set cookie(line: string) {
          lines.push(line);
          jar.cookie = line;
        },
      },
      secure: true,
      log: () => undefined,
      now: () => new Date(),
    });
    expect(cookies.read()).not.toBeNull();
    const own = makeEnterprise({ iscustomDomain: 'Y', cookiesDomain: 'acme.com' });
    const session = makeSession({ cookies: watched, hostname: 'learn.acme.com', api: fakeSessionApi(own, user) });
    await session.load('/index');
    expect(await session.logout()).toBe(true);
    expect(lines).toContain('userInfo=; Path=/; SameSite=Lax; Secure; Domain=acme.com; Max-Age=0');
    expect(lines).toContain('userInfo=; Path=/; SameSite=Lax; Secure; Max-Age=0');
  });

  it('that fails keeps the session and the reason [SE-02]', async () => {
    const error = refused(50005, '请稍后再退出');
    const { session, cookies } = await loggedIn({ logout: () => Promise.reject(error) });
    expect(await session.logout()).toBe(false);
    expect(session.logoutRequest).toEqual({ state: 'failed', error });
    expect(session.loggedIn).toBe(true);
    expect(cookies.read()).not.toBeNull();
  });

  it('of a session the server has already ended succeeds [SE-02]', async () => {
    const { session } = await loggedIn({ logout: () => Promise.reject(refused(401, 'over')) });
    expect(await session.logout()).toBe(true);
    expect(session.loggedIn).toBe(false);
  });
});

describe('language', () => {
  it('is the one chosen before in this browser [SE-09]', async () => {
    const { cookies } = someonesCookies();
    cookies.keepLanguage('zh_tw');
    const session = makeSession({ cookies, pageLanguage: 'en', api: fakeSessionApi(retailer) });
    await session.load('/index');
    expect(session.language).toBe('zh_tw');
    expect(session.messageSet).toBe('zh_tw');
  });

  it('is the one the server has settled on where this browser has no choice [SE-09]', async () => {
    const session = makeSession({ pageLanguage: 'zh_cn', browser: ['en'], api: fakeSessionApi(retailer) });
    expect(session.language).toBe('zh_cn');
    await session.load('/index');
    expect(session.language).toBe('zh_cn');
  });

  it('is the one an account keeps, from its login on, where this browser has no choice [SE-09]', async () => {
    const entered = { userinfo: user, expiresAt: 0, language: 'zh_tw' as const };
    const api = fakeSessionApi(retailer, null, { login: () => Promise.resolve(entered) });
    const session = makeSession({ pageLanguage: 'en', api });
    await session.load('/login');
    await session.login({ account: 'L1042', password: 'x', remember: 'Y' });
    expect(session.language).toBe('zh_tw');

    const jar = memoryJar();
    const cookies = createSessionCookies({ jar, secure: false, log: () => undefined, now: () => new Date() });
    cookies.keepLanguage('en');
    const chosenHere = makeSession({ cookies, pageLanguage: 'en', api });
    await chosenHere.load('/login');
    await chosenHere.login({ account: 'L1042', password: 'x', remember: 'Y' });
    expect(chosenHere.language).toBe('en');
  });

  it('is a guess by the browser until the enterprise is known [SE-09]', () => {
    expect(makeSession({ browser: ['en'] }).language).toBe('en');
    expect(makeSession().language).toBe('zh_cn');
  });

  it('switches at once, is remembered and told to the server [SE-09]', async () => {
    const told: string[] = [];
    const { cookies } = someonesCookies();
    const session = makeSession({
      cookies,
      api: fakeSessionApi(retailer, user, {
        switchLanguage: ({ to }) => {
          told.push(to);
          return Promise.resolve({ language: to });
        },
      }),
    });
    await session.load('/index');
    expect(session.language).toBe('en');
    expect(await session.switchLanguage('zh_cn')).toBe(true);
    expect(session.language).toBe('zh_cn');
    expect(session.identity().language).toBe('zh_cn');
    expect(cookies.language()).toBe('zh_cn');
    expect(told).toEqual(['zh_cn']);
  });

  it('tells the server one choice after the other, so that the last one stays [SE-09]', async () => {
    const { cookies } = someonesCookies();
    const answers = [deferred<{ language: 'zh_cn' }>(), deferred<{ language: 'zh_cn' }>()];
    const told: string[] = [];
    const session = makeSession({
      cookies,
      api: fakeSessionApi(retailer, user, {
        switchLanguage: ({ to }) => {
          told.push(to);
          return (answers[told.length - 1] ?? deferred<{ language: 'zh_cn' }>()).promise;
        },
      }),
    });
    await session.load('/index');
    const first = session.switchLanguage('zh_cn');
    await expect.poll(() => told).toEqual(['zh_cn']);
    const skipped = session.switchLanguage('zh_tw');
    const last = session.switchLanguage('en');
    expect(told).toEqual(['zh_cn']);
    answers[0]?.reject(new TypeError('no network'));
    expect([await first, await skipped]).toEqual([true, true]);
    await expect.poll(() => told).toEqual(['zh_cn', 'en']);
    answers[1]?.reject(new TypeError('no network'));
    expect(await last).toBe(false);
    expect(session.languageRequest.state).toBe('failed');
  });

  it('holds in this browser when the server cannot keep it [SE-09]', async () => {
    const { cookies } = someonesCookies();
    const error = new TypeError('no network');
    const session = makeSession({
      cookies,
      api: fakeSessionApi(retailer, user, { switchLanguage: () => Promise.reject(error) }),
    });
    await session.load('/index');
    expect(await session.switchLanguage('zh_tw')).toBe(false);
    expect(session.language).toBe('zh_tw');
    expect(session.languageRequest).toEqual({ state: 'failed', error });
  });

  it('does not switch to what is not on offer [SE-09]', async () => {
    const session = makeSession({ api: fakeSessionApi(retailer) });
    await session.load('/index');
    expect(await session.switchLanguage('zh_hk')).toBe(false);
    expect(session.language).toBe('en');
    const fixed = makeSession({ api: fakeSessionApi(makeEnterprise({ switch_language: 'Y' })) });
    await fixed.load('/index');
    expect(await fixed.switchLanguage('en')).toBe(false);
    expect(fixed.switchOffered).toBe(false);
  });
});

describe('what the pages are painted and opened with', () => {
  it('are the colours of the own portal before those of the enterprise [SE-11]', async () => {
    const portal = { portalID: '7', themeColor: '#0a7d5a', hoverColor: '' };
    const session = makeSession({ api: fakeSessionApi(makeEnterprise({ userPortal: portal })) });
    expect(session.themeColors).toEqual({ themeColor: '', hoverColor: '' });
    await session.load('/index');
    expect(session.themeColors).toEqual({ themeColor: '#0a7d5a', hoverColor: '#c52422' });
    expect(session.identity().userPortalID).toBe('7');
  });

  it('are new tabs in a plain browser, the same window in a host [SH-07]', async () => {
    const plain = makeSession();
    await plain.load('/index');
    expect(plain.opensNewTab).toBe(true);
    const host = makeSession({ host: detectHost('wemeet/3.30') });
    await host.load('/index');
    expect(host.opensNewTab).toBe(false);
    const wps = makeSession({ api: fakeSessionApi(makeEnterprise({ platformFlag: 'wps' })) });
    await wps.load('/index');
    expect(wps.opensNewTab).toBe(false);
  });
});

describe('asking again who is here', () => {
  it('shows what the server says now [SE-02]', async () => {
    const { cookies } = someonesCookies();
    const session = makeSession({
      cookies,
      api: fakeSessionApi(retailer, user, { userInfo: () => Promise.resolve(makeUser({ score: 1300 })) }),
    });
    await session.load('/index');
    await session.refreshUser();
    expect(session.user?.score).toBe(1300);
  });

  it('drops an answer that comes after the logout [SE-02]', async () => {
    const answer = deferred<ReturnType<typeof makeUser>>();
    const { cookies } = someonesCookies();
    const session = makeSession({ cookies, api: fakeSessionApi(retailer, user, { userInfo: () => answer.promise }) });
    await session.load('/index');
    const refreshing = session.refreshUser();
    await session.logout();
    answer.resolve(user);
    await refreshing;
    expect(session.user).toBeNull();
  });
});

describe('coming back to a page of one’s own', () => {
  const ofLi = makeUser({ userid: '20381', token: 'token-of-li' });
  const ofSun = makeUser({ userid: '20412', token: 'token-of-sun' });
  const enters = (who: typeof user, over: Partial<SessionApi> = {}) =>
    makeSession({
      api: fakeSessionApi(retailer, null, {
        login: () => Promise.resolve({ userinfo: who, language: 'en', expiresAt: 0 }),
        ...over,
      }),
    });

  it('lets its person in [EX-03]', async () => {
    const session = enters(ofLi);
    expect(await session.login({ account: 'a', password: 'b', remember: 'N' }, '20381')).toBe(true);
    expect(session.userId).toBe('20381');
  });

  it('sends anybody else out again, on the server too, and keeps nothing of them [EX-03]', async () => {
    const ended: string[] = [];
    const session = enters(ofSun, {
      logout: () => {
        ended.push(session.identity().token);
        return Promise.resolve({ ended: 'Y' });
      },
    });
    await session.load('/index');
    expect(await session.login({ account: 'a', password: 'b', remember: 'Y' }, '20381')).toBe(false);
    expect(ended).toEqual(['token-of-sun']);
    expect(session.loginRequest).toMatchObject({ state: 'failed', error: { name: 'OtherPersonError' } });
    expect([session.loggedIn, session.identity().token]).toEqual([false, '']);
  });
});
