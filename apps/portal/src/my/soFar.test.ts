import { describe, expect, it } from 'vitest';
import { dayRings, soFar } from './soFar.ts';

const of = (
  today: number,
  week: number,
  month: number,
  goals: readonly [number, number, number] = [600, 3000, 12_000],
) =>
  soFar({
    lately: [0, today],
    today: { seconds: today, goalS: goals[0] },
    week: { seconds: week, goalS: goals[1] },
    month: { seconds: month, goalS: goals[2] },
  });

describe('what is said of study time', () => {
  it('names the nearest goal that is still open, and how much it lacks [CO-05]', () => {
    expect(of(100, 100, 100)).toEqual({ key: 'todayLeft', seconds: 500 });
    expect(of(600, 2000, 2000)).toEqual({ key: 'weekLeft', seconds: 1000 });
    expect(of(600, 3000, 3000)).toEqual({ key: 'monthLeft', seconds: 9000 });
    expect(of(600, 3000, 12_000).key).toBe('done');
  });

  it('knows who has not begun, and enterprises without a goal [CO-05]', () => {
    expect(of(0, 0, 0).key).toBe('begin');
    expect(of(0, 0, 900, [0, 0, 0]).key).toBe('noGoalYet');
    expect(of(60, 60, 60, [0, 0, 0])).toEqual({ key: 'noGoal', seconds: 60 });
  });

  it('draws the days since the first with study, thin ones where little was learned [UI-05]', () => {
    expect(dayRings([0, 0])).toEqual([]);
    expect(dayRings([0, 900, 0, 1800])).toEqual([0.25, 0, 0.5]);
    expect(dayRings([7200, 3600])).toEqual([1, 0.5]);
  });
});
