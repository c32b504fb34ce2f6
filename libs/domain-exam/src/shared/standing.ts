import type { ExamCard, ExamState } from '@banyan/contracts/exam';
import type { Tone } from '@banyan/ui';

/** Tone of a state; its words say it as well. */
export const stateTone: Readonly<Record<ExamState, Tone>> = {
  not_started: 'neutral',
  in_progress: 'info',
  incomplete: 'warn',
  scoring: 'info',
  pending_marking: 'info',
  completed: 'ok',
  passed: 'ok',
  failed: 'danger',
  makeup_not_started: 'warn',
  makeup_over: 'danger',
  ended: 'neutral',
};

/** The learner's next step with an exam. */
export type NextStep = 'begin' | 'goOn' | 'retake' | 'result' | 'read';

/** The one main action of an exam, by the learner's state. */
export function nextStep({ attempts, kind, makeup, resultId, state }: ExamCard, now: number): NextStep {
  if (state === 'incomplete') return 'goOn';
  if (state === 'in_progress') return kind === 'offline' ? 'read' : 'begin';
  const open = makeup !== null && (makeup.from ?? 0) <= now && (makeup.to ?? Infinity) > now;
  if (state === 'failed' && open && attempts.used < attempts.allowed && kind !== 'offline') return 'retake';
  return resultId === null ? 'read' : 'result';
}
