import { expect, it } from 'vitest';
import { shownHost } from './shownHost.ts';

it.each([
  ['例子.中国', '例子.中国'],
  ['学堂.example.com:8443', '学堂.example.com:8443'],
  ['www.example.com', 'www.example.com'],
  // A Cyrillic letter that looks like a Latin one stays told apart.
  ['\u0430pple.com', 'xn--pple-43d.com'],
  ['[::1]:80', '[::1]'],
])('names the host %s as %s [CO-03]', (written, shown) => {
  expect(shownHost(new URL(`http://${written}/`).host)).toBe(shown);
});
