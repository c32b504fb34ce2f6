import { expect, it } from 'vitest';
import { beginning } from './postRow.ts';

it('puts the lines of a post into one, each parted from the next [CM-01]', () => {
  expect(beginning('Three changes helped:\nTwo short buckets\nWater changed at 7\n\nWaste is down.')).toBe(
    'Three changes helped: Two short buckets · Water changed at 7 · Waste is down.',
  );
  expect(beginning('  先看标签。\n再看日期 ', 7)).toBe('先看标签。 …');
});
