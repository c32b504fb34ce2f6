// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { applyTheme } from './apply-theme.ts';

it('repaints an element in place [SE-11]', () => {
  const element = document.createElement('div');
  applyTheme(element, { themeColor: '#2456e6', hoverColor: '#1c45bd', mode: 'dark' });
  expect(element.dataset['theme']).toBe('dark');
  expect(element.style.getPropertyValue('--tenant')).toBe('#2456e6');
  applyTheme(element, { themeColor: '#0a7d5a', hoverColor: '#086548', mode: 'light' });
  expect(element.style.getPropertyValue('--accent')).toBe('#0a7d5a');
});
