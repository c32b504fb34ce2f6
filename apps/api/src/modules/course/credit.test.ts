import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Beat, CARRY_MS, clampRate, creditBeat, isLearned, leftSeconds, resumeAt, TOLERANCE_S } from './credit.ts';
import { mergeSpans, type Span, spansLength } from './intervals.ts';

const start = 1_700_000_000_000;

const beat = (change: Partial<Beat> = {}): Beat => ({
  now: start + 10_000,
  creditFrom: start,
  rate: 1,
  durationS: 600,
  watched: [],
  claimed: [[0, 10]],
  antiSkip: false,
  ...change,
});

describe('server-credited time', () => {
  it('credits ten seconds of video after ten seconds [CO-05]', () => {
    expect(creditBeat(beat())).toEqual({
      watched: [[0, 10]],
      played: [[0, 10]],
      creditedS: 10,
      playedS: 10,
      creditFrom: start + 10_000,
      refused: false,
    });
  });

  it('cuts what exceeds elapsed × rate + 2 s from the end [CO-05]', () => {
    const credit = creditBeat(beat({ claimed: [[0, 300]] }));
    expect(credit.watched).toEqual([[0, 12]]);
    expect(credit.refused).toBe(true);
  });

  it('cuts in play order, not in order of the video [CO-05]', () => {
    const credit = creditBeat(
      beat({
        claimed: [
          [200, 208],
          [20, 60],
        ],
      }),
    );
    expect(credit.watched).toEqual([
      [20, 24],
      [200, 208],
    ]);
  });

  it('allows twice the time at double speed, and no more than that whatever is claimed [CO-05]', () => {
    expect(creditBeat(beat({ rate: 2, claimed: [[0, 100]] })).watched).toEqual([[0, 22]]);
    expect(creditBeat(beat({ rate: 16, claimed: [[0, 100]] })).watched).toEqual([[0, 22]]);
    expect(creditBeat(beat({ rate: 0.01, claimed: [[0, 100]] })).watched).toEqual([[0, 7]]);
    expect(clampRate(Number.NaN)).toBe(1);
  });

  it('spends the tolerance once, not with every report [CO-05]', () => {
    let creditFrom = start;
    let watched: readonly Span[] = [];
    for (let report = 0; report < 50; report += 1) {
      const credit = creditBeat(beat({ now: start, creditFrom, watched, claimed: [[0, 600]] }));
      ({ creditFrom, watched } = credit);
    }
    expect(spansLength(watched)).toBe(TOLERANCE_S);
  });

  it('does not let many specks with small gaps between them pass for a whole [CO-05]', () => {
    const specks = Array.from({ length: 200 }, (_, index): Span => [index * 0.5, index * 0.5 + 0.01]);
    expect(spansLength(creditBeat(beat({ claimed: specks })).watched)).toBeLessThanOrEqual(12);
  });

  it('takes a report that was lost again with the next one, nothing counted twice [CO-05]', () => {
    const first = creditBeat(beat());
    const second = creditBeat(
      beat({
        now: start + 20_000,
        creditFrom: first.creditFrom,
        watched: first.watched,
        claimed: [
          [0, 10],
          [10, 20],
        ],
      }),
    );
    expect(second.watched).toEqual([[0, 20]]);
    expect(second.creditedS).toBe(10);
    expect(second.refused).toBe(false);
  });

  it('takes two chapters reported at once after 30 s without a network [CO-05]', () => {
    const now = start + 30_000;
    const one = creditBeat(beat({ now, claimed: [[0, 18]] }));
    const other = creditBeat(beat({ now, creditFrom: one.creditFrom, claimed: [[0, 12]] }));
    expect(one.creditedS + other.creditedS).toBe(30);
    expect(one.refused || other.refused).toBe(false);
  });

  it('lets unused time lapse after the length of a lease [CO-05]', () => {
    const now = start + 3_600_000;
    const idle = creditBeat(beat({ now, claimed: [] }));
    expect(idle.creditFrom).toBe(now - CARRY_MS);
    expect(creditBeat(beat({ now, creditFrom: idle.creditFrom, claimed: [[0, 600]] })).creditedS).toBe(32);
  });

  it('counts repeats as study, not as progress [CO-05]', () => {
    const credit = creditBeat(beat({ watched: [[0, 100]], claimed: [[40, 50]] }));
    expect(credit).toMatchObject({ creditedS: 0, playedS: 10, watched: [[0, 100]] });
  });

  it('ignores what lies outside the video or is no stretch [CO-05]', () => {
    const credit = creditBeat(
      beat({
        durationS: 12,
        claimed: [
          [5, 3],
          [8, 40],
          [90, 95],
        ],
      }),
    );
    expect(credit.watched).toEqual([[8, 12]]);
  });
});

describe('anti-skip', () => {
  it('refuses stretches that begin beyond the furthest watched second and two more [CO-04]', () => {
    const watched: readonly Span[] = [[0, 100]];
    expect(creditBeat(beat({ watched, antiSkip: true, claimed: [[102.1, 110]] })).watched).toEqual(watched);
    expect(creditBeat(beat({ watched, antiSkip: true, claimed: [[102, 110]] })).watched).toEqual([
      [0, 100],
      [102, 110],
    ]);
  });

  it('lets a report go on from its own earlier stretch [CO-04]', () => {
    const claimed: readonly Span[] = [
      [0, 4],
      [5, 9],
    ];
    expect(creditBeat(beat({ antiSkip: true, claimed })).creditedS).toBe(8);
  });

  it('never covers a second ahead of what was watched by more than tolerance and elapsed time [CO-04]', () => {
    fc.assert(
      fc.property(claims(), (claimed) => {
        const credit = creditBeat(beat({ antiSkip: true, claimed, watched: [[0, 50]] }));
        const furthest = credit.watched.at(-1)?.[1] ?? 0;
        expect(furthest).toBeLessThanOrEqual(50 + 12 + TOLERANCE_S * claimed.length);
      }),
    );
  });
});

function claims() {
  const second = fc.integer({ min: 0, max: 6200 }).map((tenths) => tenths / 10);
  return fc.array(
    fc.tuple(second, second).map(([from, to]): Span => [from, to]),
    { maxLength: 12 },
  );
}

describe('any series of reports', () => {
  const step = fc.record({
    waitMs: fc.integer({ min: 0, max: 60_000 }),
    rate: fc.constantFrom(0.5, 1, 1.25, 2),
    claimed: claims(),
    antiSkip: fc.boolean(),
  });

  it('credits no more than twice the time and the tolerance, loses nothing that it has [CO-05]', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let now = start;
        let creditFrom = start;
        let watched: readonly Span[] = [];
        for (const { waitMs, ...report } of steps) {
          now += waitMs;
          const credit = creditBeat(beat({ now, creditFrom, watched, ...report }));
          expect(mergeSpans([...credit.watched, ...watched])).toEqual(credit.watched);
          const allowed = Math.max(0, ((now - creditFrom) / 1000) * report.rate + TOLERANCE_S);
          expect(credit.creditedS).toBeLessThanOrEqual(allowed + 0.002);
          expect(credit.creditFrom).toBeGreaterThanOrEqual(Math.min(creditFrom, now - CARRY_MS));
          ({ creditFrom, watched } = credit);
        }
        expect(spansLength(watched)).toBeLessThanOrEqual(((now - start) / 1000) * 2 + 2 * TOLERANCE_S);
      }),
    );
  });

  it('adds nothing when the same report comes twice [CO-05]', () => {
    fc.assert(
      fc.property(step, ({ waitMs, ...report }) => {
        const now = start + waitMs;
        const first = creditBeat(beat({ now, ...report }));
        fc.pre(!first.refused);
        const again = creditBeat(beat({ now, ...report, creditFrom: first.creditFrom, watched: first.watched }));
        expect(again.watched).toEqual(first.watched);
        expect(again.creditedS).toBe(0);
      }),
    );
  });
});

describe('learned, left, resume', () => {
  it('is learned at 95 %, wherever the missing parts are [CO-05]', () => {
    expect(isLearned([[0, 94.9]], 100)).toBe(false);
    expect(isLearned([[0, 95]], 100)).toBe(true);
    expect(
      isLearned(
        [
          [0, 40],
          [45, 100],
        ],
        100,
      ),
    ).toBe(true);
    expect(isLearned([], 0)).toBe(false);
  });

  it('says how long is left until then [CO-05]', () => {
    expect(leftSeconds([[0, 30]], 100)).toBe(65);
    expect(leftSeconds([[0, 99]], 100)).toBe(0);
  });

  it('is learned exactly when nothing is left [CO-05]', () => {
    fc.assert(
      fc.property(claims(), fc.integer({ min: 1, max: 600 }), (input, duration) => {
        const watched = creditBeat(
          beat({ creditFrom: start - 3_600_000, claimed: input, durationS: duration }),
        ).watched;
        expect(isLearned(watched, duration)).toBe(leftSeconds(watched, duration) === 0);
      }),
    );
  });

  it('goes on at the furthest second, from the start below 10 s and past 95 % [CO-04]', () => {
    expect(resumeAt([[0, 9.9]], 600)).toBe(0);
    expect(resumeAt([[0, 10]], 600)).toBe(10);
    expect(
      resumeAt(
        [
          [0, 250],
          [332, 766],
        ],
        1270,
      ),
    ).toBe(766);
    expect(resumeAt([[400, 571]], 600)).toBe(0);
    expect(resumeAt([[400, 570]], 600)).toBe(570);
    expect(resumeAt([], 600)).toBe(0);
  });
});
