// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import en from '../i18n/en.ts';
import { useFormats } from './useFormats.ts';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { screen: en } }, defaultNS: 'screen' });
});

it.each([
  [0, '0 s', '0 min'],
  [42, '42 s', '1 min'],
  [522, '8 min 42 s', '9 min'],
  [3600, '1 h', '1 h'],
  [3725, '1 h 2 min 5 s', '1 h 2 min'],
  [90_000, '25 h', '25 h'],
])('says %i seconds to the second and to the minute [UI-04]', (seconds, precise, rough) => {
  const { result } = renderHook(() => useFormats());
  expect(result.current.precise(seconds)).toBe(precise);
  expect(result.current.rough(seconds)).toBe(rough);
});
