import { expect, it } from 'vitest';
import { coveredParts } from './coveredParts.ts';

const agenda = [0, 10, 25, 40].map((minutes) => ({ at: minutes * 60_000, title: `part ${minutes}` }));

it('counts as covered what had begun when the room ended [LV-01]', () => {
  const titles = (endedAt: number | null, startedAt: number | null = 0) =>
    coveredParts({ agenda, endedAt, startedAt }).map(({ title }) => title);
  expect(titles(45_000)).toEqual(['part 0']);
  expect(titles(26 * 60_000)).toEqual(['part 0', 'part 10', 'part 25']);
  expect(titles(null)).toEqual([]);
  expect(titles(26 * 60_000, null)).toEqual([]);
});
