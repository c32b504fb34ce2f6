import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['李思远', '远'],
  ['Wei Chen', 'WC'],
  ['maria-josé ortega ruiz', 'MR'],
  ['Élodie', 'É'],
  ['  ', ''],
  ['𠮷野𠮷', '𠮷'],
])('shows %j as %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
