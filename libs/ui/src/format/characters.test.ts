import { expect, it } from 'vitest';
import { countCharacters } from './characters.ts';

it.each([
  ['', 0],
  ['Cpk', 3],
  ['首件检验', 4],
  ['👩‍🔧', 1],
  ['👍🏽 好', 3],
  ['e\u0301', 1],
  ['🇨🇳', 1],
  ['a\nb', 3],
  ['𠮷', 1],
])('counts %j as %d [UI-04]', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});
