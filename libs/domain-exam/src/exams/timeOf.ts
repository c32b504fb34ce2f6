import type { ExamCard } from '@banyan/contracts/exam';

/** Kind of the moment shown for an exam. */
export type TimeKind =
  | 'always'
  | 'opens'
  | 'closes'
  | 'closed'
  | 'handsIn'
  | 'makeupOpens'
  | 'makeupCloses'
  | 'marking'
  | 'scoring';

/** The moment of an exam that matters in the learner's state; null when there is none. */
export function timeOf(
  { deadlineAt, makeup, state, window }: ExamCard,
  now: number,
): { what: TimeKind; at: number | null } {
  if (state === 'incomplete' && deadlineAt !== null) return { what: 'handsIn', at: deadlineAt };
  if (state === 'scoring') return { what: 'scoring', at: null };
  if (state === 'pending_marking') return { what: 'marking', at: null };
  if (state === 'not_started' && window.from !== null) return { what: 'opens', at: window.from };
  if (state === 'makeup_not_started' && makeup?.from != null) return { what: 'makeupOpens', at: makeup.from };
  if (state === 'failed' && makeup?.to != null) return { what: 'makeupCloses', at: makeup.to };
  if (window.to === null) return { what: 'always', at: null };
  return { what: window.to <= now ? 'closed' : 'closes', at: window.to };
}

/** Whether the learner can still act before an exam's moment, so that the time left deserves a warning. */
export function isPressing({ state }: ExamCard): boolean {
  return state === 'in_progress' || state === 'incomplete' || state === 'failed';
}
