// @vitest-environment jsdom
import { languageList, navigation, portalComponents } from '@banyan/contracts/account';
import { createSessionCookies } from '@banyan/core-session';
import { fakeSessionApi, makeEnterprise, makeSession, makeUser, memoryJar } from '@banyan/core-session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { answer } from '@banyan/core-screen/testing';
import { frameAnswers } from '../testing/frameAnswers.ts';
import { openPortal } from '../testing/openPortal.tsx';

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  await Promise.all([import('@banyan/ui/overlays'), import('./LanguageMenu.tsx')]);
});

const user = makeUser();
function someone() {
  const jar = memoryJar();
  const cookies = createSessionCookies({ jar, secure: false, log: () => undefined, now: () => new Date() });
  cookies.write(user, { remember: true, domain: null });
  return makeSession({ cookies, api: fakeSessionApi(makeEnterprise(), user) });
}
const retailer = makeEnterprise({
  eid: 1002,
  language: 'en',
  switch_language: 'Y',
  languageSelected: ['en', 'zh_cn', 'auto'],
});

describe('the header', () => {
  it('shows the enterprise’s entries in its order and where one is [SH-12]', async () => {
    await openPortal('/nowhere', { session: someone(), answers: frameAnswers });
    const bar = await screen.findByRole('navigation', { name: '主导航' });
    await waitFor(() => expect(within(bar).getAllByRole('link')).toHaveLength(3));
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['首页', '课程', '学习']);
    expect(screen.getByRole('link', { name: '衡川学堂，首页' })).toHaveAttribute('href', '/index');
  });

  it('offers to fetch entries that did not come [UI-08]', async () => {
    let down = true;
    const answers = [
      answer(navigation, () =>
        down ? Promise.reject(new Error('down')) : { items: [{ key: 'a', title: '首页', path: '/index' }] },
      ),
      answer(portalComponents, () => ({ notice: '', noticeMore: 'N' as const, owner: '', links: [] })),
    ];
    await openPortal('/nowhere', { session: someone(), answers });
    down = false;
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: '首页' })).toBeInTheDocument();
  });

  it('searches everything, and / comes to the search from anywhere but a field [UI-07]', async () => {
    await openPortal('/nowhere', { session: someone(), answers: frameAnswers });
    const box = screen.getByRole('searchbox', { name: '站内搜索' });
    await userEvent.keyboard('/');
    expect(box).toHaveFocus();
    await userEvent.keyboard('5S/6S ');
    expect(box).toHaveValue('5S/6S ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(`${location.pathname}${location.search}`).toBe('/search?q=5S%2F6S'));
  });

  it('shows who is here with points, and logs out [SE-02]', async () => {
    const session = someone();
    const { diary } = await openPortal('/nowhere', { session, answers: frameAnswers });
    await userEvent.click(screen.getByRole('button', { name: '林思远 的账号' }));
    expect(await screen.findByText('质量部 · 1,260 积分')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitem', { name: '退出登录' }));
    await waitFor(() => expect(diary.reloads).toEqual(['/index']));
    expect(session.loggedIn).toBe(false);
  });

  it('switches the appearance in the menu [SE-11]', async () => {
    const { frame } = await openPortal('/nowhere', { session: someone(), answers: frameAnswers });
    await userEvent.click(screen.getByRole('button', { name: '林思远 的账号' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '换成深色外观' }));
    expect(frame.appearance.mode).toBe('dark');
    frame.appearance.choose('system');
  });

  it('offers login to a visitor, and the way back [AC-06]', async () => {
    const session = makeSession({ api: fakeSessionApi(makeEnterprise()) });
    await openPortal('/nowhere?x=1', { session, answers: frameAnswers });
    expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute('href', '/login?backUrl=%2Fnowhere%3Fx%3D1');
    expect(screen.queryByRole('button', { name: /的账号/ })).toBeNull();
  });

  it('offers languages by their own names, and shows the screen in the chosen one [SE-09]', async () => {
    const names = {
      languages: [
        { code: 'zh_cn' as const, name: '简体中文' },
        { code: 'en' as const, name: 'English' },
      ],
    };
    const session = makeSession({ api: fakeSessionApi(retailer) });
    await openPortal('/nowhere', { session, answers: [...frameAnswers, answer(languageList, () => names)] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page does not exist');
    await userEvent.click(await screen.findByRole('button', { name: 'Language' }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByRole('menuitemradio', { name: 'English' })).toHaveAttribute('aria-checked', 'true');
    expect(within(menu).getByText('Follow the browser')).toBeInTheDocument();
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: '简体中文' }));
    expect(await screen.findByRole('heading', { name: '没有这个页面' })).toBeInTheDocument();
  });

  it('calls English by its name before the server tells it, whichever English it is [SE-09]', async () => {
    const session = makeSession({ api: fakeSessionApi(retailer) });
    await openPortal('/nowhere', { session, answers: frameAnswers });
    await userEvent.click(await screen.findByRole('button', { name: 'Language' }));
    expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeInTheDocument();
  });

  it('has no language menu where the enterprise offers no choice [SE-09]', async () => {
    await openPortal('/nowhere', { session: someone(), answers: frameAnswers });
    expect(screen.queryByRole('button', { name: '语言' })).toBeNull();
  });
});
