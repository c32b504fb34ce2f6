import type { MyHome } from '@banyan/contracts/account';

/** The headline about a learner's study time, with its seconds. */
export interface SoFar {
  readonly key: 'begin' | 'noGoal' | 'noGoalYet' | 'todayLeft' | 'weekLeft' | 'monthLeft' | 'done';
  readonly seconds: number;
}

/** The nearest open goal, or the time studied when the enterprise has no goals. */
export function soFar({ lately, today, week, month }: Pick<MyHome, 'lately' | 'today' | 'week' | 'month'>): SoFar {
  if (month.seconds === 0 && lately.every((seconds) => seconds === 0)) return { key: 'begin', seconds: 0 };
  if (week.goalS === 0) return { key: today.seconds > 0 ? 'noGoal' : 'noGoalYet', seconds: today.seconds };
  for (const [key, { seconds, goalS }] of [
    ['todayLeft', today],
    ['weekLeft', week],
    ['monthLeft', month],
  ] as const) {
    if (seconds < goalS) return { key, seconds: goalS - seconds };
  }
  return { key: 'done', seconds: 0 };
}

/** The rings of the drawing: each day since the first with study, 0–1 of the fullest, which counts as 1 h at least. */
export function dayRings(lately: readonly number[]): readonly number[] {
  const first = lately.findIndex((seconds) => seconds > 0);
  const fullest = Math.max(3600, ...lately);
  return first === -1 ? [] : lately.slice(first).map((seconds) => seconds / fullest);
}
