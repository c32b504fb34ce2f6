// @vitest-environment jsdom
import { loginMethods } from '@banyan/contracts/account';
import { answer } from '@banyan/core-screen/testing';
import { fakeSessionApi, makeEnterprise, makeSession } from '@banyan/core-session/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { frameAnswers } from '../testing/frameAnswers.ts';
import { openPortal } from '../testing/openPortal.tsx';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.mock('./LanguageMenu.tsx', () => ({
  LanguageMenu: () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

const retailer = () => {
  const enterprise = makeEnterprise({ language: 'en', switch_language: 'Y', languageSelected: ['en', 'zh_cn'] });
  return makeSession({ api: fakeSessionApi(enterprise) });
};

it('a menu that does not arrive leaves header and screen alone, and offers to load the page anew [SH-08] [SH-14]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { diary } = await openPortal('/nowhere', { session: retailer(), answers: frameAnswers });
  const refresh = await screen.findByRole('button', { name: 'Did not load. Refresh the page' }, { timeout: 10_000 });
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument();
  expect(diary.reports).toHaveLength(1);
  await userEvent.click(refresh);
  expect(diary.reloads).toEqual(['']);
  logged.mockRestore();
});

it('a language menu that does not arrive leaves the login form usable [SE-01] [SH-14]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const methods = answer(loginMethods, () => ({
    methods: ['password' as const],
    accountHint: 'Number',
    ssoName: '',
    reset: 'Y' as const,
  }));
  await openPortal('/login', { session: retailer(), answers: [...frameAnswers, methods] });
  await screen.findByRole('button', { name: 'Did not load. Refresh the page' }, { timeout: 10_000 });
  expect(await screen.findByRole('textbox', { name: 'Number' })).toBeInTheDocument();
  logged.mockRestore();
});
