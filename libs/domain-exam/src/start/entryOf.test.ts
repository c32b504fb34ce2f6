import { describe, expect, it } from 'vitest';
import { makeExamDetail } from '../testing/examDetail.ts';
import { fixtureNow } from '../testing/fixtures.ts';
import { entryOf } from './entryOf.ts';

const hour = 3_600_000;
const detail = (
  state: 'failed' | 'incomplete' | 'makeup_not_started' | 'not_started' | 'passed' | 'pending_marking',
  refusal: 'early' | 'interval' | 'over' | null = null,
) => {
  const made = makeExamDetail({ refusal });
  return {
    ...made,
    exam: {
      ...made.exam,
      state,
      attempts: { used: state === 'not_started' ? 0 : 1, allowed: 3 },
      resultId: 7,
      window: { from: fixtureNow + hour, to: fixtureNow + 4 * hour },
      makeup: { from: fixtureNow + 2 * hour, to: fixtureNow + 5 * hour },
      deadlineAt: fixtureNow + 3 * hour,
    },
  };
};

describe('the door of an exam', () => {
  it.each([
    ['incomplete', null, 'goOn', fixtureNow + 3 * hour],
    ['failed', null, 'retake', null],
    ['passed', null, 'again', null],
    ['not_started', 'early', 'early', fixtureNow + hour],
    ['makeup_not_started', 'early', 'early', fixtureNow + 2 * hour],
    ['failed', 'interval', 'interval', fixtureNow + 2 * hour],
    ['pending_marking', 'early', 'early', fixtureNow + 2 * hour],
    ['passed', 'early', 'early', fixtureNow + 2 * hour],
    ['passed', 'over', 'over', null],
  ] as const)('%s and %s: %s [EX-07]', (state, refusal, why, until) => {
    expect(entryOf(detail(state, refusal))).toEqual({
      ...{ why, enter: refusal === null, until, resultId: 7 },
      closed: fixtureNow + (state === 'not_started' ? 4 : 5) * hour,
    });
  });

  it.each(['interval', 'over'] as const)(
    'of %s says that the exam closes before the next attempt might begin [EX-07]',
    (refusal) => {
      const { exam, ...rest } = detail('failed', refusal);
      const door = entryOf({ ...rest, exam: { ...exam, state: 'makeup_over', makeup: null } });
      expect(door).toEqual({ why: 'closesFirst', enter: false, until: null, closed: null, resultId: 7 });
    },
  );

  it('opens for the first attempt [EX-01]', () => {
    expect(entryOf(makeExamDetail())).toMatchObject({ why: 'begin', enter: true, until: null, resultId: null });
  });
});
