// @vitest-environment jsdom
import { ErrorCode } from '@banyan/contracts';
import { NetworkError, RefusedError, UploadError } from '@banyan/core-http';
import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import en from '../i18n/en.ts';
import { useFailureText } from './useFailureText.ts';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { screen: en } }, defaultNS: 'screen' });
});

const refused = (code: number) => new RefusedError({ name: 'x' }, { code, msg: '', data: undefined });

it('tells who asks too often apart from a server that is busy, with what was kept [HT-06] [UI-08]', () => {
  const { result } = renderHook(() => useFailureText());
  const { busy, network, often } = en.failure;
  expect(result.current(refused(ErrorCode.tooFrequent))).toBe(often);
  expect(result.current(refused(ErrorCode.unavailable))).toBe(busy);
  expect(result.current(new NetworkError({ name: 'x' }), 'It is kept')).toContain(network);
});

it('tells of a file that was broken off on its way as of any other call [HT-09] [UI-08]', () => {
  const { result } = renderHook(() => useFailureText());
  expect(result.current(new UploadError({ kind: 'interrupted' }))).toBe(en.failure.network);
});

it('does not blame the network when a gateway answered in place of the server [HT-06] [UI-08]', () => {
  const { result } = renderHook(() => useFailureText());
  expect(result.current(new NetworkError({ name: 'x' }, 502))).toBe(en.failure.server);
});
