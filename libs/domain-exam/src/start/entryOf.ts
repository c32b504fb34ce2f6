import type { EntryRefusal, ExamDetail } from '@banyan/contracts/exam';

/** The learner's action at the start page of an exam, or the reason for none. */
export interface EntryView {
  readonly why: EntryRefusal | 'begin' | 'goOn' | 'retake' | 'again' | 'closesFirst';
  /** Pressing enters the exam. */
  readonly enter: boolean;
  /** The awaited moment, epoch ms: the opening, or the end of the open attempt; null when nothing is awaited. */
  readonly until: number | null;
  /** Latest time at which the next attempt could be begun, epoch ms; null: at any time. */
  readonly closed: number | null;
  /** The existing result; null for none. */
  readonly resultId: number | null;
}

/** The state of an exam's start page for this learner. */
export function entryOf({ exam, refusal }: ExamDetail): EntryView {
  // After an attempt the learner waits for the next one, whatever the result of the last.
  const window = exam.attempts.used > 0 ? exam.makeup : exam.window;
  const known = { resultId: exam.resultId, closed: window?.to ?? null };
  if (refusal === null) {
    if (exam.state === 'incomplete') return { ...known, why: 'goOn', enter: true, until: exam.deadlineAt };
    const why = exam.attempts.used === 0 ? 'begin' : exam.state === 'failed' ? 'retake' : 'again';
    return { ...known, why, enter: true, until: null };
  }
  const opening = window?.from ?? null;
  const waits = refusal === 'early' || refusal === 'interval';
  // The break between two attempts lasts beyond the end, future or past.
  if ((waits && opening === null) || (refusal === 'over' && window === null))
    return { ...known, why: 'closesFirst', enter: false, until: null };
  return { ...known, why: refusal, enter: false, until: waits ? opening : null };
}
