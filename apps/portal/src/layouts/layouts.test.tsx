// @vitest-environment jsdom
import type { DomainModule, ModuleNavigation, NavigationEntry, ScreenHandle, ScreenRoute } from '@banyan/core-session';
import { createSessionCookies } from '@banyan/core-session';
import { fakeSessionApi, makeEnterprise, makeSession, makeUser, memoryJar } from '@banyan/core-session/testing';
import { navigation as header } from '@banyan/contracts/account';
import { faceNav } from '@banyan/domain-account';
import { answer } from '@banyan/core-screen/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { frameAnswers } from '../testing/frameAnswers.ts';
import { openPortal } from '../testing/openPortal.tsx';
import { myNav } from './ownNavigations.ts';

beforeAll(() => {
  // jsdom has neither; nothing here depends on their results.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('scrollTo', () => undefined);
});

const route = (path: string, more: Partial<ScreenHandle> = {}): ScreenRoute => ({
  screen: { path, access: 'login', layout: 'my', titleKey: 'portal:title.home', ...more },
  page: () => Promise.resolve(() => <h1>{path}</h1>),
  load: () => Promise.resolve(() => <h1>{path}</h1>),
});
const entry = (path: string, order: number, more: Partial<NavigationEntry> = {}): NavigationEntry => ({
  layout: 'my',
  group: 'study',
  titleKey: `trialNav:${path}`,
  path,
  order,
  ...more,
});
const none = () => Promise.resolve({ default: {} });
const messages = { zh: none, en: none, zh_tw: none, zh_hk: none };
const waiting = observable.box(0);

const course: DomainModule = {
  name: 'course',
  messages,
  routes: [
    route('/my/record', { aliases: ['/record'] }),
    route('/records/:id'),
    route('/my/review', { access: 'lecturer' }),
  ],
};
const courseNav: ModuleNavigation = {
  name: 'courseNav',
  messages,
  load: () =>
    Promise.resolve([
      entry('/my/record', 20, { also: ['/records'] }),
      entry('/my/review', 30),
      entry('/my/not-here-yet', 40),
      entry('/news/topics', 10, { layout: 'news' }),
    ]),
};
const exam: DomainModule = {
  name: 'exam',
  messages,
  routes: [route('/my/exams'), route('/my/wrong'), route('/news/topics', { layout: 'news', access: 'open' })],
};
const examNav: ModuleNavigation = {
  name: 'examNav',
  messages,
  load: () =>
    Promise.resolve([entry('/my/exams', 10, { group: 'task', counter: () => waiting.get() }), entry('/my/wrong', 10)]),
};

function someone(type = 1) {
  const user = makeUser({ type });
  const jar = memoryJar();
  const cookies = createSessionCookies({ jar, secure: false, log: () => undefined, now: () => new Date() });
  cookies.write(user, { remember: true, domain: null });
  return makeSession({ cookies, api: fakeSessionApi(makeEnterprise(), user) });
}
const open = (path: string, session = someone()) =>
  openPortal(path, {
    session,
    modules: [course, exam],
    navigations: [myNav, courseNav, examNav, faceNav],
    answers: [...frameAnswers, answer(header, () => ({ items: [{ key: 'my', title: '学习', path: '/my' }] }))],
  });
const navigation = () => screen.getByRole('navigation', { name: '学习中心' });
const paths = () =>
  within(navigation())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the navigation that screens share', () => {
  it('has the entries of all domains in their groups and order, and marks where one is [SH-02]', async () => {
    await open('/my/record');
    expect(paths()).toEqual(['/my/index', '/my/wrong', '/my/record', '/my/exams', '/my/face']);
    expect(within(navigation()).getByRole('list', { name: '任务' })).toHaveTextContent('/my/exams');
    expect(within(navigation()).getByRole('link', { current: 'page' })).toHaveAttribute('href', '/my/record');
  });

  it('marks entries on screens that lie under them elsewhere, its own and the header’s [SH-02] [SH-12]', async () => {
    await open('/records/7');
    expect(within(navigation()).getByRole('link', { current: 'page' })).toHaveAttribute('href', '/my/record');
    const header = screen.getByRole('navigation', { name: '主导航' });
    expect(await within(header).findByRole('link', { current: 'page' })).toHaveAttribute('href', '/my');
  });

  it('comes by another path of a screen with what is asked of it [SH-01] [SH-09]', async () => {
    await open('/record?state=all#last');
    expect(location.pathname + location.search + location.hash).toBe('/my/record?state=all#last');
  });

  it('shows entries of a role to that role alone [AC-10]', async () => {
    await open('/my/record', someone(5));
    expect(paths()).toContain('/my/review');
  });

  it('stays while one goes from screen to screen, by keyboard as well [UI-07]', async () => {
    const { fetched } = await open('/my/record');
    await fetched('/my/exams');
    const before = navigation();
    const link = within(before).getByRole('link', { name: /exams/ });
    link.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: '/my/exams' })).toBeInTheDocument();
    expect(navigation()).toBe(before);
    expect(link).toHaveAttribute('aria-current', 'page');
  });

  it('shows a red point where something waits, and none once it is done [SH-11]', async () => {
    await open('/my/record');
    expect(within(navigation()).queryByText(/待处理/)).toBeNull();
    act(() => runInAction(() => waiting.set(3)));
    expect(within(navigation()).getByRole('link', { name: /exams/ })).toHaveTextContent('3 项待处理');
    act(() => runInAction(() => waiting.set(1240)));
    expect(within(navigation()).getByRole('link', { name: /exams/ })).toHaveTextContent('99+1,240 项待处理');
    act(() => runInAction(() => waiting.set(0)));
    expect(within(navigation()).queryByText(/待处理/)).toBeNull();
  });

  it('is another one for screens of another layout, and none for the rest [SH-02]', async () => {
    const { router } = await open('/news/topics');
    expect(screen.getByRole('navigation', { name: '社区' })).toBeInTheDocument();
    await act(async () => {
      router.navigate('/nowhere');
      await Promise.resolve();
    });
    expect(await screen.findByRole('heading', { name: '没有这个页面' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: '社区' })).toBeNull();
  });
});
