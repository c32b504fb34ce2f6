import { expect, it } from 'vitest';
import { densityPath } from './density.ts';

it('draws a hill where much was said, and nothing where nothing was [LV-01]', () => {
  expect(densityPath([], 60_000)).toBe('');
  expect(densityPath([{ filmAt: null }], 60_000)).toBe('');
  const path = densityPath([{ filmAt: 30_000 }, { filmAt: 30_100 }, { filmAt: 0 }], 60_000);
  const heights = [...path.matchAll(/L[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
  expect(heights.indexOf(Math.min(...heights))).toBe(40);
});
