import type { AttemptResult } from '@banyan/contracts/exam';

/** Outcome of an attempt, for its headline. */
export type Outcome =
  | 'scoring'
  | 'marking'
  | 'hidden'
  | 'hiddenPassed'
  | 'hiddenFailed'
  | 'full'
  | 'exactly'
  | 'passed'
  | 'failed';

/** The headline of a result, with its hundredths above the pass mark, or short of it. */
export function outcomeOf({ fullScore, passed, passScore, score, state }: AttemptResult): {
  outcome: Outcome;
  by: number;
} {
  if (state === 'scoring') return { outcome: 'scoring', by: 0 };
  if (state === 'pending_marking') return { outcome: 'marking', by: 0 };
  if (score === null) return { outcome: passed === null ? 'hidden' : passed ? 'hiddenPassed' : 'hiddenFailed', by: 0 };
  const by = score - passScore;
  if (passed !== true) return { outcome: 'failed', by: -by };
  if (score === fullScore) return { outcome: 'full', by };
  return { outcome: by === 0 ? 'exactly' : 'passed', by };
}
