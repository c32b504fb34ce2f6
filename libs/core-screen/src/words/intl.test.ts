import { expect, it } from 'vitest';
import { dateFormat, numberFormat } from './intl.ts';

it('makes each format once, and another one for other options, languages and kinds', () => {
  const day = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const;
  expect(dateFormat('en-GB', day)).toBe(dateFormat('en-GB', { ...day }));
  expect(dateFormat('en-GB', day).format(0)).toBe('1 Jan');
  expect(dateFormat('zh', day).format(0)).toBe('1月1日');
  expect(dateFormat('en-GB', { ...day, timeZone: 'America/St_Johns' }).format(0)).toBe('31 Dec');
  expect(numberFormat('en-GB').format(12_345)).toBe('12,345');
  expect(numberFormat('en-GB', { style: 'percent' }).format(0.5)).toBe('50%');
});
