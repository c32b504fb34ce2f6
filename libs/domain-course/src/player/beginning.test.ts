import { describe, expect, it } from 'vitest';
import { makeChapter } from '../testing/fixtures.ts';
import { beginningOf } from './beginning.ts';

const film = makeChapter({ durationS: 1000 });
const paper = makeChapter({ kind: 'document', parts: 12 });
type Stand = Parameters<typeof beginningOf>[1];
const untouched: Stand = { intervals: [], place: 0, positionS: 0, state: 'not_studied' };
const half: Stand = { intervals: [[0, 500]], place: 0, positionS: 500, state: 'learning' };
const learnedHalf: Stand = { ...half, state: 'learned' };

describe('where a chapter begins', () => {
  it.each([
    ['at its start', film, untouched, false, undefined, { place: 0, begun: false }],
    ['where it was left', film, half, false, undefined, { place: 500, begun: true }],
    [
      'at its start again, once it was near its end',
      film,
      { ...half, positionS: 990 },
      false,
      undefined,
      { place: 0, begun: true },
    ],
    ['at the second that is named', film, half, false, 800, { place: 800, begun: true }],
    [
      'no further than what was watched, where the course forbids it',
      film,
      half,
      true,
      800,
      { place: 500, begun: true },
    ],
    ['wherever the learner wants in what is learned', film, learnedHalf, true, 800, { place: 800, begun: true }],
    ['at the page that was shown', paper, { ...half, place: 4 }, true, undefined, { place: 4, begun: true }],
    ['at the page that is named', paper, { ...half, place: 4 }, true, 9, { place: 9, begun: true }],
    [
      'at the page that was shown, where there is no such page',
      paper,
      { ...half, place: 4 },
      true,
      13,
      { place: 4, begun: true },
    ],
  ])('is %s [CO-03] [CO-04]', (_, chapter, stand, antiSkip, at, begins) => {
    expect(beginningOf(chapter, stand, antiSkip, at)).toEqual(begins);
  });
});
