// @vitest-environment jsdom
import type { DomainModule, ScreenHandle, ScreenRoute } from '@banyan/core-session';
import { AppLink, useSession } from '@banyan/core-session';
import { createSessionCookies } from '@banyan/core-session';
import { fakeSessionApi, makeEnterprise, makeSession, makeUser, memoryJar } from '@banyan/core-session/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LostPart } from '@banyan/ui';
import { frameAnswers } from '../testing/frameAnswers.ts';
import { openPortal } from '../testing/openPortal.tsx';

beforeAll(async () => {
  await Promise.all([import('../shell/LoginDialog.tsx'), import('@banyan/ui/overlays')]);
  // jsdom has neither; nothing here depends on their results.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('scrollTo', () => undefined);
});
beforeEach(() => localStorage.clear());

let broken = true;
const List = () => <AppLink to="/shelf/7">打开</AppLink>;
const Detail = () => <h1>课程 {useParams()['id']}</h1>;
const Boom = () => {
  if (broken) throw new TypeError('x is null');
  return <h1>好了</h1>;
};
const Paper = () => <h1>试卷</h1>;
const Collect = observer(function Collect() {
  const session = useSession();
  return <button onClick={() => session.requireLogin()}>收藏</button>;
});

const route = (path: string, Page: ComponentType, more: Partial<ScreenHandle> = {}): ScreenRoute => ({
  screen: { path, access: 'open', layout: 'site', titleKey: 'portal:title.home', ...more },
  page: () => Promise.resolve(Page),
  load: () => Promise.resolve(Page),
});
const loadManaged = vi.fn(() =>
  Promise.resolve({
    routes: [
      route('/manage/papers', Paper, { access: 'admin', layout: 'console' }),
      route('/manage/marks', Paper, { access: 'admin', layout: 'console', may: 'assessment.see' }),
    ],
    entries: [{ titleKey: '试卷', path: '/manage/papers', order: 10 }],
  }),
);
const none = () => Promise.resolve({ default: {} });
const domain: DomainModule = {
  name: 'course',
  messages: { zh: none, en: none, zh_tw: none, zh_hk: none },
  manage: loadManaged,
  routes: [
    route('/course', List),
    route('/shelf/:id', Detail),
    route('/boom', Boom),
    route('/paper', Paper, { layout: 'none' }),
    route('/collect', Collect),
    route('/desk', Paper, { access: 'admin' }),
    route('/my/learn-record', Paper, { access: 'login' }),
    { ...route('/gone', Paper), load: () => Promise.reject(new LostPart('failed')) },
  ],
};

const company = makeEnterprise({ puborg: 1 });
const open = makeEnterprise({ puborg: 0, showUserRegister: 'Y' });

function someone(over: Parameters<typeof makeUser>[0] = {}, enterprise = company) {
  const user = makeUser(over);
  const cookies = createSessionCookies({
    jar: memoryJar(),
    secure: false,
    log: () => undefined,
    now: () => new Date(),
  });
  cookies.write(user, { remember: true, domain: null });
  return makeSession({ cookies, api: fakeSessionApi(enterprise, user) });
}
const visitor = (enterprise = company) => makeSession({ api: fakeSessionApi(enterprise) });

const at = (address: string, session = someone()) =>
  openPortal(address, { session, modules: [domain], answers: frameAnswers });
/** Runs something and lets its consequences settle. */
const doing = (work: () => void) =>
  act(async () => {
    work();
    // Loaded parts still need a turn of the event loop to render.
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
const press = (target: HTMLElement) => doing(() => target.click());
const here = () => `${location.pathname}${location.search}`;

describe('a navigation', () => {
  it('goes through links, inside one document [SH-01]', async () => {
    const { diary } = await at('/course');
    await press(screen.getByRole('link', { name: '打开' }));
    expect(await screen.findByRole('heading', { name: '课程 7' })).toBeInTheDocument();
    expect(here()).toBe('/shelf/7');
    expect(diary.arrivals).toEqual(['/course', '/shelf/7']);
  });

  it('back and forward shows the screens again [SH-09]', async () => {
    await at('/course');
    await press(screen.getByRole('link', { name: '打开' }));
    await screen.findByRole('heading', { name: '课程 7' });
    await doing(() => history.back());
    expect(await screen.findByRole('link', { name: '打开' })).toBeInTheDocument();
    await doing(() => history.forward());
    expect(await screen.findByRole('heading', { name: '课程 7' })).toBeInTheDocument();
  });

  it('is stopped before it reaches the address where the guard refuses [AC-07]', async () => {
    const { router, diary } = await at('/course', visitor(open));
    await doing(() => router.navigate('/my/learn-record?page=2'));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(new URLSearchParams(location.search).get('backUrl')).toBe('/my/learn-record?page=2');
    expect(diary.arrivals).not.toContain('/my/learn-record');
  });

  it('back to a screen that is closed by now goes where the guard says [AC-06]', async () => {
    const session = someone();
    const { router, fetched } = await at('/course', session);
    await fetched('/prompt');
    await doing(() => router.navigate('/prompt?errorMsg=401'));
    await screen.findByRole('heading', { level: 1 });
    await doing(() => session.forget());
    await doing(() => history.back());
    await waitFor(() => expect(here()).toBe('/login?backUrl=%2Fcourse'));
  });

  it('of a visitor leaves to the enterprise’s scan login [AC-02]', async () => {
    const { router, diary } = await at(
      '/prompt',
      visitor(makeEnterprise({ pcScanQRCodeLoginUrl: 'https://scan.example/' })),
    );
    await doing(() => router.navigate('/course'));
    expect(diary.left).toEqual(['https://scan.example/']);
    expect(location.pathname).toBe('/prompt');
  });
});

describe('a screen', () => {
  it('that does not exist is told inside the shell, with a way home [SH-08]', async () => {
    await at('/nowhere');
    expect(screen.getByRole('heading', { name: '没有这个页面' })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: '回首页' })).toHaveAttribute('href', '/index');
    expect(await screen.findByRole('navigation', { name: '主导航' })).toBeInTheDocument();
  });

  it('that throws leaves the shell usable, and is shown again on request [SH-08]', async () => {
    broken = true;
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { diary } = await at('/boom');
    expect(await screen.findByRole('heading', { name: '这一页出错了' })).toBeInTheDocument();
    expect(screen.getByText('TypeError')).toBeInTheDocument();
    expect(screen.queryByText(/x is null/)).toBeNull();
    expect(screen.getByRole('search')).toBeInTheDocument();
    expect(diary.reports).toHaveLength(1);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '好了' })).toBeInTheDocument();
    logged.mockRestore();
  });

  it('that throws is forgotten at the next one [SH-08]', async () => {
    broken = true;
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = await at('/boom');
    await screen.findByRole('heading', { name: '这一页出错了' });
    await doing(() => router.navigate('/course'));
    expect(await screen.findByRole('link', { name: '打开' })).toBeInTheDocument();
    logged.mockRestore();
  });

  it('whose part did not arrive offers to refresh [SH-14]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { diary } = await at('/gone');
    expect(await screen.findByRole('heading', { name: '页面没有取全' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(diary.reloads).toEqual(['']);
    expect(diary.reports).toEqual([]);
    logged.mockRestore();
  });

  it('for administrators says so to others [AC-10]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await at('/desk');
    expect(await screen.findByRole('heading', { name: '你没有管理员权限' })).toBeInTheDocument();
    logged.mockRestore();
  });

  it('for administrators opens to them [AC-10]', async () => {
    await at('/desk', someone({ type: 2 }));
    expect(await screen.findByRole('heading', { name: '试卷' })).toBeInTheDocument();
  });

  it('of the console stands in it, not in the portal, and is the current one of its navigation [AC-10]', async () => {
    await at('/manage/papers', someone({ type: 2 }));
    expect(await screen.findByRole('heading', { name: '试卷' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '试卷' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: '回学堂' })).toHaveAttribute('href', '/index');
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('of the console is refused to others in the portal, and nothing of it is loaded [AC-10]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    loadManaged.mockClear();
    await at('/manage/papers');
    expect(await screen.findByRole('heading', { name: '你没有管理员权限' })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(loadManaged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('of the console that nobody has is not found, in the portal [SH-13]', async () => {
    await at('/manage/nowhere', someone({ type: 2 }));
    expect(await screen.findByRole('heading', { level: 1, name: '没有这个页面' })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('of the console that needs another right is refused in the portal [AC-10]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await at('/manage/papers', someone({ type: 1, rights: ['people.see'] }));
    expect(await screen.findByRole('heading', { name: '你没有管理员权限' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '回学堂' })).toBeNull();
    logged.mockRestore();
  });

  it('of the layout without header hides header and footer, and brings them back [SH-05]', async () => {
    const { router } = await at('/paper');
    expect(screen.getByRole('heading', { name: '试卷' })).toBeInTheDocument();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    await doing(() => router.navigate('/course'));
    expect(await screen.findByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });
});

describe('the login-required dialog', () => {
  const opened = async () => {
    const portal = await at('/collect?from=home', visitor(open));
    await press(screen.getByRole('button', { name: '收藏' }));
    return { ...portal, dialog: await screen.findByRole('dialog') };
  };

  it('leads a visitor to login and back to the present address [AC-08]', async () => {
    const { dialog } = await opened();
    const href = within(dialog).getByRole('link', { name: '登录' }).getAttribute('href') ?? '';
    expect(new URL(href, location.origin).searchParams.get('backUrl')).toBe('/collect?from=home');
  });

  it('does not close on Escape, closes by its button and sets the flag off [AC-08]', async () => {
    const { services } = await opened();
    await userEvent.keyboard('{Escape}');
    expect(services.session.loginTips).toBe(true);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(services.session.loginTips).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes on a press outside [AC-08]', async () => {
    const { services } = await opened();
    await userEvent.click(document.body);
    await waitFor(() => expect(services.session.loginTips).toBe(false));
  });

  it('stays away for someone logged in [AC-08]', async () => {
    await at('/collect', someone());
    await press(screen.getByRole('button', { name: '收藏' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
