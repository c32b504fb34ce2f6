import { expect, it } from 'vitest';
import { dateFormat, numberFormat } from './intl.ts';

it('makes each format once, and another one for other options, languages and kinds', () => {
  const day = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const;
  expect(dateFormat('en', day)).toBe(dateFormat('en', { ...day }));
  expect(dateFormat('en', day).format(0)).toBe('Jan 1');
  expect(dateFormat('zh', day).format(0)).toBe('1月1日');
  expect(dateFormat('en', { ...day, timeZone: 'America/St_Johns' }).format(0)).toBe('Dec 31');
  expect(numberFormat('en').format(12_345)).toBe('12,345');
  expect(numberFormat('en', { style: 'percent' }).format(0.5)).toBe('50%');
});
