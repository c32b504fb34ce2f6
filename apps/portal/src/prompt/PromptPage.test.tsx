// @vitest-environment jsdom
import type { Enterprise } from '@banyan/contracts/account';
import { createSessionCookies } from '@banyan/core-session';
import { fakeSessionApi, makeEnterprise, makeSession, makeUser, memoryJar } from '@banyan/core-session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { frameAnswers } from '../testing/frameAnswers.ts';
import { openPortal } from '../testing/openPortal.tsx';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));

/** A logged-in person. */
function someone() {
  const jar = memoryJar();
  const cookies = createSessionCookies({ jar, secure: false, log: () => undefined, now: () => new Date() });
  cookies.write(makeUser(), { remember: true, domain: null });
  return makeSession({ cookies, api: fakeSessionApi(makeEnterprise({ contact }), makeUser()) });
}

const contact = { name: '赵敏', department: '人力资源部', phone: '内线 8216', email: 'zhaomin@hengchuan.example' };
const open = (query: string, over: Partial<Enterprise> = {}) =>
  openPortal(`/prompt?${query}`, {
    session: makeSession({ api: fakeSessionApi(makeEnterprise({ contact, ...over })) }),
    answers: frameAnswers,
  });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const actions = () => {
  const main = within(screen.getByRole('main'));
  return [...main.queryAllByRole('link'), ...main.queryAllByRole('button')].map(({ textContent }) => textContent);
};

describe('the prompt', () => {
  it('has a visitor log in first, and then ask to be added [AC-13]', async () => {
    await open('errorMsg=2&url=%2Fcourse');
    expect(title()).toBe('衡川学堂只对成员开放');
    expect(screen.queryByText(/账号.*没有找到/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute('href', '/login?backUrl=%2Fcourse');
    expect(actions().slice(0, 2)).toEqual(['登录', '请管理员加入']);
    expect(actions()).not.toContain('换账号登录');
  });

  it('tells somebody who has not joined whom to ask [AC-13]', async () => {
    await openPortal('/prompt?errorMsg=2', { session: someone(), answers: frameAnswers });
    expect(title()).toBe('你还不是衡川学堂的成员');
    expect(actions()).toEqual(expect.arrayContaining(['请管理员加入', '已加入，刷新', '换账号登录']));
  });

  it('tells how long the service went, and looks again where one came from [AC-13]', async () => {
    const year = new Date().getUTCFullYear();
    const { diary } = await open('errorMsg=3&url=%2Fcourse%2F7', {
      expireStatus: 'N',
      expireAt: Date.UTC(year, 4, 31, 16),
    });
    expect(title()).toBe('衡川学堂的服务期到 5月31日为止');
    expect(screen.getByText('5月31日')).toHaveAttribute('datetime', `${year}-05-31`);
    await userEvent.click(screen.getByRole('button', { name: '已续期，刷新' }));
    expect(diary.reloads).toEqual(['/course/7']);
    expect(screen.getByRole('link', { name: '提醒管理员续期' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:zhaomin@hengchuan\.example\?subject=/),
    );
  });

  it('tells expiry without a day and without a contact, with a way on all the same [AC-13]', async () => {
    await open('errorMsg=3', { contact: null });
    expect(title()).toBe('衡川学堂的服务期已到');
    expect(actions()).toEqual(['已续期，刷新']);
  });

  it('tells a locked and a deleted enterprise apart [AC-13]', async () => {
    const first = await open('errorMsg=4');
    expect(title()).toBe('衡川学堂已被锁定');
    first.view.unmount();
    await open('errorMsg=5', { isdelete: '1' });
    expect(title()).toBe('衡川学堂已停用');
    // No account can log in any more: another one would lead back here.
    expect(actions()).toContain('刷新');
    expect(actions()).not.toContain('换账号登录');
  });

  it('tells a locked account, and logs out for another one [ER-01, AC-13]', async () => {
    const session = someone();
    const { diary } = await openPortal('/prompt?errorMsg=5&url=%2Fcourse', { session, answers: frameAnswers });
    expect(title()).toBe('你的账号已被企业停用');
    expect(session.loggedIn).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '换账号登录' }));
    await waitFor(() => expect(diary.reloads).toEqual(['/login?backUrl=%2Fcourse']));
    expect(session.loggedIn).toBe(false);
  });

  it('leads from a session that has ended to login and back [AC-13]', async () => {
    await open('errorMsg=401&url=%2Fcourse%2F7');
    expect(screen.getByRole('link', { name: '重新登录' })).toHaveAttribute('href', '/login?backUrl=%2Fcourse%2F7');
    expect(screen.getByRole('link', { name: '回首页' })).toHaveAttribute('href', '/index');
  });

  it('shows how many users there are and may be [ER-05]', async () => {
    await open(`errorMsg=577&data=${encodeURIComponent('{"current":2001,"limit":2000}')}`);
    expect(screen.getByText(/2,001 个用户，上限是 2,000 个/)).toBeInTheDocument();
  });

  it('shows what it does not know as text [AC-13]', async () => {
    await open(`errorMsg=9&dataInfo=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    expect(screen.getByText('服务器说：<img src=x onerror=alert(1)>')).toBeInTheDocument();
    expect(document.querySelector('main img')).toBeNull();
    expect(actions()).toEqual(['回首页', '刷新']);
  });

  it('copies what a helper needs when the portal did not open [AC-05]', async () => {
    const kept: string[] = [];
    vi.stubGlobal('navigator', {
      onLine: true,
      userAgent: 'tester',
      clipboard: { writeText: (text: string) => Promise.resolve(void kept.push(text)) },
    });
    await open('errorMsg=init');
    await userEvent.click(screen.getByRole('button', { name: '复制诊断信息' }));
    expect(await screen.findByRole('button', { name: '已复制' })).toBeInTheDocument();
    expect(kept[0]).toContain('browser: tester');
    vi.unstubAllGlobals();
  });

  it('shows what the browser does not let anyone copy [UI-04]', async () => {
    vi.stubGlobal('navigator', {
      onLine: true,
      userAgent: 'tester',
      clipboard: { writeText: () => Promise.reject(new Error('not allowed')) },
    });
    Object.assign(document, { execCommand: () => false });
    await open('errorMsg=init');
    await userEvent.click(screen.getByRole('button', { name: '复制诊断信息' }));
    expect(await screen.findByText(/浏览器不让复制.*browser: tester/s)).toBeInTheDocument();
    vi.unstubAllGlobals();
  });
});
