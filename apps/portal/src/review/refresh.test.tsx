// @vitest-environment jsdom
import { SessionContext } from '@banyan/core-session';
import { makeSession } from '@banyan/core-session/testing';
import { act, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServicesContext, type PortalServices } from '../composition/services.ts';
import { OverviewPage } from '../manage/OverviewPage.tsx';
import { ReviewPage } from './ReviewPage.tsx';

const refresh = vi.fn();
const part = {
  ...{ key: 'one', titleKey: 'review:title', order: 10, count: () => 2, refresh },
  load: () => Promise.resolve(() => null),
};

/** An administrator; the steps of the setup never arrive. */
const services = {
  session: { role: 'admin' },
  http: { call: () => new Promise(() => undefined) },
} as unknown as PortalServices;

beforeEach(async () => {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: {} });
  refresh.mockClear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it.each<[string, ReactElement]>([
  ['the review desk', <ReviewPage key="desk" parts={[part]} />],
  ['the first page of the console', <OverviewPage key="overview" parts={[part]} />],
])('%s reads what waits when it opens and once a minute from then on [AD-01]', async (_, page) => {
  await act(() =>
    Promise.resolve(
      render(
        <SessionContext value={makeSession()}>
          <ServicesContext value={services}>
            <MemoryRouter>{page}</MemoryRouter>
          </ServicesContext>
        </SessionContext>,
      ),
    ),
  );
  expect(refresh).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(59_999));
  expect(refresh).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(refresh).toHaveBeenCalledTimes(2);
});
