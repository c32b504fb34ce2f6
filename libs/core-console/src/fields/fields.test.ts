import { v } from '@banyan/contracts';
import { expect, it } from 'vitest';
import { dateWindow } from './dateWindow.ts';

it.each([
  ['2026-11-21T01:00:00Z', '2026-11-21T02:00:00Z', true],
  ['2026-11-21T01:00:00Z', '2026-11-21T09:30:00+08:00', true],
  ['2026-11-21T01:00:00Z', '2026-11-21T01:00:00Z', false],
  ['2026-11-21T02:00:00Z', '2026-11-21T01:00:00Z', false],
  ['', '2026-11-21T01:00:00Z', true],
  ['2026-11-21T01:00:00Z', '', true],
])('takes a window from %s to %s: %s [EX-01]', (from, to, taken) => {
  expect(v.safeParse(dateWindow, { from, to }).success).toBe(taken);
});
