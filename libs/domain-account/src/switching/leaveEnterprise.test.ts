// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { clearTraces } from './leaveEnterprise.ts';

it('removes what a person left in the browser, and keeps what is the browser’s own [SE-10]', () => {
  localStorage.setItem('banyan.appearance', 'dark');
  localStorage.setItem('draft', 'words');
  sessionStorage.setItem('banyan.window', 'w');
  clearTraces({ local: localStorage, tab: sessionStorage });
  expect(Object.keys(localStorage)).toEqual(['banyan.appearance']);
  expect(sessionStorage).toHaveLength(0);
});
