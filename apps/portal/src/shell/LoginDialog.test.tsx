// @vitest-environment jsdom
import { fakeSessionApi, makeEnterprise, makeSession } from '@banyan/core-session/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { frameAnswers } from '../testing/frameAnswers.ts';
import { openPortal } from '../testing/openPortal.tsx';
import { pictureVariant } from './LoginDialog.tsx';

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('scrollTo', () => undefined);
  await import('@banyan/ui/overlays');
});

it('shows each language its picture, both traditional forms the same [AC-08]', () => {
  expect(pictureVariant).toEqual({ zh: 'zh_cn', en: 'en_us', zh_tw: 'zh_hant', zh_hk: 'zh_hant' });
});

it('is gone once its visitor was led on to another screen [AC-08]', async () => {
  const session = makeSession({ api: fakeSessionApi(makeEnterprise()) });
  const { router } = await openPortal('/nowhere', { session, answers: frameAnswers });
  act(() => void session.requireLogin());
  await screen.findByRole('dialog', { name: '登录后继续' });
  act(() => router.navigate('/elsewhere'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(session.loginTips).toBe(false);
});
