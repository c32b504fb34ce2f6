// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { useRefresh } from './useRefresh.ts';

function Screen({ refresh }: { refresh: () => void }) {
  useRefresh(refresh);
  return null;
}

it('asks behind what is shown when the window comes back, and in another language [SE-09]', async () => {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { screen: {} }, en: { screen: {} } } });
  const refresh = vi.fn();
  render(<Screen refresh={refresh} />);
  expect(refresh).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(refresh).toHaveBeenCalledTimes(1);
  await act(() => i18next.changeLanguage('en'));
  expect(refresh).toHaveBeenCalledTimes(2);
});
