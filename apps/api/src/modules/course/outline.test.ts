import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChapterStand, outlineOf } from './outline.ts';

const chapters = [
  { id: 11, no: 1, durationS: 100, parts: 0 },
  { id: 12, no: 2, durationS: 200, parts: 0 },
  { id: 13, no: 3, durationS: 300, parts: 0 },
];
const learned = (lastBeatAt = 1): ChapterStand => ({
  watched: [[0, 100]],
  seen: [],
  place: 0,
  learned: true,
  lastBeatAt,
});
const begun = (to: number, lastBeatAt = 1): ChapterStand => ({
  watched: [[0, to]],
  seen: [],
  place: 0,
  learned: false,
  lastBeatAt,
});
const outline = (stands: Record<number, ChapterStand>, sequential = false) =>
  outlineOf(chapters, new Map(Object.entries(stands).map(([id, stand]) => [Number(id), stand])), sequential);

describe('where a learner stands in a course', () => {
  it('is not studied, learning, learned, as its chapters are [CO-05]', () => {
    expect(outline({}).state).toBe('not_studied');
    expect(outline({ 12: begun(5) }).state).toBe('learning');
    expect(outline({ 11: learned(), 12: learned() }).state).toBe('learning');
    expect(outline({ 11: learned(), 12: learned(), 13: learned() })).toMatchObject({
      state: 'learned',
      learnedChapters: 3,
      leftS: 0,
    });
    expect(outlineOf([], new Map(), false)).toMatchObject({ state: 'not_studied', current: null });
  });

  it('sums what is left until 95 % of each chapter [CO-05]', () => {
    expect(outline({}).leftS).toBe(570);
    expect(outline({ 11: learned(), 12: begun(90) }).leftS).toBe(100 + 285);
  });

  it('has a ribbon as wide as the minutes [CO-05]', () => {
    expect(outline({ 11: learned(), 12: begun(50) }, true).ribbon).toEqual([
      { seconds: 100, done: 1, locked: false },
      { seconds: 200, done: 0.25, locked: false },
      { seconds: 300, done: 0, locked: true },
    ]);
  });
});

describe('locked chapters', () => {
  it('name the chapter before them, in courses that go in order alone [CO-05]', () => {
    const locks = (stands: Record<number, ChapterStand>, sequential: boolean) =>
      outline(stands, sequential).lines.map(({ lockedBy }) => lockedBy);
    expect(locks({}, true)).toEqual([null, 1, 2]);
    expect(locks({ 11: learned() }, true)).toEqual([null, null, 2]);
    expect(locks({ 11: begun(50) }, true)).toEqual([null, 1, 2]);
    expect(locks({}, false)).toEqual([null, null, null]);
  });

  it('are never ones that were learned [CO-05]', () => {
    const stand = fc.option(fc.constantFrom(learned(), begun(5)), { nil: undefined });
    fc.assert(
      fc.property(fc.tuple(stand, stand, stand), fc.boolean(), (all, sequential) => {
        const stands = new Map(
          all.flatMap((one, index): [number, ChapterStand][] => (one === undefined ? [] : [[index + 11, one]])),
        );
        const { lines, current } = outlineOf(chapters, stands, sequential);
        for (const line of lines) if (line.state === 'learned') expect(line.lockedBy).toBeNull();
        expect(lines.find(({ id }) => id === current)?.lockedBy).toBeNull();
      }),
    );
  });
});

describe('chapter to open', () => {
  it('is the one studied last [CO-05]', () => {
    expect(outline({ 11: begun(5, 1), 13: begun(5, 2) }).current).toBe(13);
    expect(outline({ 11: begun(5, 3), 13: begun(5, 2) }).current).toBe(11);
  });

  it('is the next one after a learned one, and the first of all when none is begun [CO-05]', () => {
    expect(outline({ 11: learned() }).current).toBe(12);
    expect(outline({ 12: learned() }).current).toBe(13);
    expect(outline({ 13: learned() }).current).toBe(11);
    expect(outline({}).current).toBe(11);
  });

  it('is the first one again when all are learned [CO-05]', () => {
    expect(outline({ 11: learned(), 12: learned(), 13: learned() }).current).toBe(11);
  });
});
