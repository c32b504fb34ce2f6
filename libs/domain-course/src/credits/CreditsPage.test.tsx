// @vitest-environment jsdom
import { creditList } from '@banyan/contracts';
import { answer } from '@banyan/core-screen/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeCredits } from '../testing/myRecords.ts';
import { openScreen } from '../testing/openScreen.tsx';
import { CreditsPage } from './CreditsPage.tsx';

beforeEach(() => {
  class Watch {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', Watch);
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => void vi.unstubAllGlobals());

const { thisYear } = makeCredits();

it.each([
  [thisYear, '要求 24，还差 11.5'],
  [thisYear - 1, '要求 24，差 11.5'],
])('says of a year that is over what was missing, not what is still to come: %i [CO-14]', async (year, words) => {
  await openScreen(CreditsPage, `/my/my-credit?year=${year}`, [answer(creditList, () => makeCredits('zh', year))]);
  expect(await screen.findByText(words)).toBeVisible();
});
