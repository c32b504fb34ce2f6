import { expect, it } from 'vitest';
import { limitOf } from './limitWords.ts';

it('tells long limits in hours, others in minutes [EX-01]', () => {
  expect([60, 90, 120, 180, 200, 1440].map((minutes) => limitOf(minutes))).toEqual([
    { count: 60, unit: 'minutes' },
    { count: 90, unit: 'minutes' },
    { count: 120, unit: 'minutes' },
    { count: 3, unit: 'hours' },
    { count: 200, unit: 'minutes' },
    { count: 24, unit: 'hours' },
  ]);
});
