// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as ui from '@banyan/ui';
import en from '../i18n/en.ts';

const file = vi.hoisted(() => ({ asked: 0, gone: false }));
vi.mock('@banyan/ui', async (original) => ({
  ...(await original<typeof ui>()),
  loadPart: (load: () => Promise<unknown>) => {
    file.asked += 1;
    return file.gone ? Promise.reject(new TypeError('gone')) : load();
  },
}));

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const turn = (to: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(to === 'online');
  return act(async () => Promise.resolve(void dispatchEvent(new Event(to))));
};
const lost = 'You are offline. What is on this page stays; save or send it once you are back online.';
const back = 'You are back online.';
const said = () => screen.queryByRole('status')?.textContent;

/** A page that has been open for a while. */
async function open() {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { portal: en } }, defaultNS: 'portal' });
  // Its code loads once and stays: each test starts with fresh modules.
  vi.resetModules();
  const { Connection } = await import('./Connection.tsx');
  vi.useFakeTimers();
  render(
    <I18nextProvider i18n={i18n}>
      <Connection />
    </I18nextProvider>,
  );
  await pass(5000);
}

beforeEach(async () => {
  Object.assign(file, { asked: 0, gone: false });
  await import('./ConnectionNotice.tsx');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('says that the connection is lost as long as it is, and for a moment that it is back [SH-14]', async () => {
  await open();
  expect(said()).toBeUndefined();
  await turn('offline');
  expect(said()).toBe('');
  await pass(1000);
  expect(said()).toBe(lost);
  await pass(3_600_000);
  expect(said()).toBe(lost);
  await turn('online');
  expect(said()).toBe(back);
  await pass(4000);
  expect(said()).toBe('');
});

it('says nothing of a connection that is away for less than a second [SH-14]', async () => {
  await open();
  await turn('offline');
  await pass(900);
  await turn('online');
  expect(said()).toBe('');
  await pass(10_000);
  expect(said()).toBe('');
});

it('finds out that it is back when a page that slept is shown again [SH-14]', async () => {
  await open();
  await turn('offline');
  await pass(1000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(said()).toBe(lost);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(said()).toBe(back);
});

it('is asked for again with the connection where it did not arrive [SH-14]', async () => {
  file.gone = true;
  await open();
  expect(file.asked).toBe(1);
  file.gone = false;
  await turn('online');
  await pass(0);
  expect(file.asked).toBe(2);
  await turn('offline');
  await pass(1000);
  expect(said()).toBe(lost);
});
