// @vitest-environment jsdom
import { createSessionCookies, type MessageLoaders, type MessageSet, type SessionStore } from '@banyan/core-session';
import { fakeSessionApi, makeEnterprise, makeSession, memoryJar, memoryStorage } from '@banyan/core-session/testing';
import { createToastQueue } from '@banyan/ui';
import { expect, it, vi } from 'vitest';
import { AppearanceStore } from '../appearance/AppearanceStore.ts';
import { LeaveStore } from '../composition/LeaveStore.ts';
import { assembleScreens } from '../routes/screens.ts';
import { follow } from './follow.ts';
import { createFrame } from './frameOf.ts';
import { createTranslations } from '../i18n/createTranslations.ts';

const retailer = makeEnterprise({
  eid: 1002,
  language: 'en',
  switch_language: 'Y',
  languageSelected: ['en', 'zh_cn'],
});
const words = (set: MessageSet) => () =>
  Promise.resolve({ default: { language: { notLoaded: `not loaded, ${set}` }, screenError: { refresh: 'refresh' } } });

/** A page that follows its session, without screens. */
async function page(over: Partial<MessageLoaders> = {}) {
  const kept = memoryStorage();
  const diary = { titles: 0, reloads: 0, resets: 0, holds: false };
  const cookies = createSessionCookies({
    jar: memoryJar(),
    secure: false,
    log: () => undefined,
    now: () => new Date(),
  });
  const session = makeSession({ cookies, api: fakeSessionApi(retailer) });
  await session.load('/index');
  const translations = createTranslations((load) => load());
  await translations.use(session.messageSet);
  await translations.need('portal', {
    zh: words('zh'),
    en: words('en'),
    zh_tw: words('zh_tw'),
    zh_hk: words('zh_hk'),
    ...over,
  });
  const toasts = createToastQueue();
  const appearance = new AppearanceStore({
    storage: () => kept,
    prefersDark: { matches: false, addEventListener: () => undefined },
  });
  follow({
    session,
    translations,
    appearance,
    toasts,
    analytics: { pageView: () => undefined, clientError: () => undefined, flush: () => Promise.resolve() },
    policy: { reset: () => (diary.resets += 1) },
    tracker: { retitle: () => (diary.titles += 1) },
    holds: () => diary.holds,
    reload: () => (diary.reloads += 1),
  });
  return { session, cookies, toasts, diary, appearance, translations };
}

it('speaks, titles and marks the page in the language chosen [SE-09, SH-03]', async () => {
  const { session, diary } = await page();
  expect(document.documentElement.lang).toBe('en-GB');
  const before = diary.titles;
  await session.switchLanguage('zh_cn');
  await expect.poll(() => document.documentElement.lang).toBe('zh-CN');
  expect(diary.titles).toBeGreaterThan(before);
});

it('says so where a language does not arrive, and offers to load the page in it [SE-09]', async () => {
  const { session, toasts, diary } = await page({ zh: () => Promise.reject(new Error('gone')) });
  await session.switchLanguage('zh_cn');
  await expect.poll(() => toasts.entries().map(({ text }) => text)).toEqual(['not loaded, en']);
  expect(document.documentElement.lang).toBe('en-GB');
  toasts.entries()[0]?.action?.onPress();
  expect(diary.reloads).toBe(1);
});

it('is painted in the appearance chosen [SE-11]', async () => {
  const { appearance } = await page();
  appearance.choose('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

it('calls off what was pending for whoever was here before [ER-01]', async () => {
  const { session, diary } = await page();
  await session.login({ account: 'H20381', password: 'Weld-2025', remember: 'N' });
  expect(diary.resets).toBe(1);
});

it('leaves the way out pending for whoever was put out [ER-01]', async () => {
  const { session, diary } = await page();
  await session.login({ account: 'H20381', password: 'Weld-2025', remember: 'N' });
  const before = diary.resets;
  session.forget();
  expect(session.userId).toBeNull();
  expect(diary.resets).toBe(before);
});

const frameOn = (
  session: SessionStore,
  {
    appearance,
    toasts,
    translations,
  }: Pick<Awaited<ReturnType<typeof page>>, 'appearance' | 'toasts' | 'translations'>,
  leaving = new LeaveStore(),
) =>
  createFrame({
    appearance,
    toasts,
    leaving,
    session,
    translations,
    screens: assembleScreens([], { loadChunk: (load) => load(), translations }),
    report: () => undefined,
    arrived: () => undefined,
  });

it('asks about typed text before the session ends, and the page goes with it [SE-02, UI-07]', async () => {
  const { session, ...rest } = await page();
  await session.login({ account: 'H20381', password: 'Weld-2025', remember: 'N' });
  const gone = vi.fn();
  vi.stubGlobal('location', { assign: gone });
  const leaving = new LeaveStore();
  const frame = frameOn(session, rest, leaving);
  leaving.hold();
  const unloads = vi.fn();
  window.addEventListener('beforeunload', unloads);
  await frame.signOut('/index');
  expect([session.loggedIn, leaving.asking === null]).toEqual([true, false]);
  leaving.stay();
  expect([session.loggedIn, gone.mock.calls.length]).toEqual([true, 0]);
  await frame.signOut('/index');
  leaving.leave();
  await expect.poll(() => gone.mock.calls).toEqual([['/index']]);
  expect(session.loggedIn).toBe(false);
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(unloads).not.toHaveBeenCalled();
  window.removeEventListener('beforeunload', unloads);
  vi.unstubAllGlobals();
});

it('tells that a language was not kept for the account, and holds all the same [SE-09]', async () => {
  const session = makeSession({
    api: fakeSessionApi(retailer, null, { switchLanguage: () => Promise.reject(new Error('down')) }),
  });
  await session.load('/index');
  await session.login({ account: 'H20381', password: 'Weld-2025', remember: 'N' });
  const { toasts, ...rest } = await page();
  await frameOn(session, { toasts, ...rest }).switchLanguage('zh_cn');
  expect(session.language).toBe('zh_cn');
  expect(toasts.entries().map(({ tone }) => tone)).toEqual(['warn']);
});

it('shows nobody in a tab that one comes back to who has logged out in another, unless text would be lost [SE-02]', async () => {
  const { session, cookies, diary } = await page();
  await session.login({ account: 'H20381', password: 'Weld-2025', remember: 'N' });
  dispatchEvent(new Event('focus'));
  expect(diary.reloads).toBe(0);
  cookies.remove(null);
  diary.holds = true;
  dispatchEvent(new Event('focus'));
  expect(diary.reloads).toBe(0);
  diary.holds = false;
  dispatchEvent(new Event('focus'));
  expect(diary.reloads).toBe(1);
});
