// @vitest-environment jsdom
import { transferLogin } from '@banyan/contracts/account';
import { answer, deferred } from '@banyan/core-screen/testing';
import { makeSession, makeUser } from '@banyan/core-session/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { frameAnswers } from '../testing/frameAnswers.ts';
import { openPortal } from '../testing/openPortal.tsx';

beforeEach(() => {
  // jsdom has neither; nothing here depends on their results.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('scrollTo', () => undefined);
});

/** Opens the address with a code; the server has not answered yet. */
async function comes() {
  const entered = deferred<{ userinfo: ReturnType<typeof makeUser>; expiresAt: 0; language: null; remember: 'N' }>();
  const asked = vi.fn(() => entered.promise);
  const session = makeSession();
  const { router } = await openPortal('/transferLogin?code=c&redirect=%2Fhelp', {
    session,
    answers: [...frameAnswers, answer(transferLogin, asked)],
  });
  await screen.findByText(/正在核对/);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  const enter = async () => {
    entered.resolve({ userinfo: makeUser(), expiresAt: 0, language: null, remember: 'N' });
    await vi.waitFor(() => expect(session.loggedIn).toBe(true));
    await act(() => new Promise<void>(setImmediate));
  };
  return { enter, router };
}

it('leads on once the code has logged in [SE-03]', async () => {
  const { enter } = await comes();
  await enter();
  expect(location.pathname).toBe('/help');
});

it('leaves whoever has gone elsewhere before the code has logged in where they are [SE-03]', async () => {
  const { enter, router } = await comes();
  await act(async () => router.navigate(await Promise.resolve('/index')));
  await enter();
  expect(location.pathname).toBe('/index');
});
