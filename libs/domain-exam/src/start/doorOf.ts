import type { EntryRefusal, ExamDetail } from '@banyan/contracts';

/** What may be done at the door of an exam, or why nothing. */
export interface DoorView {
  readonly why: EntryRefusal | 'begin' | 'goOn' | 'retake' | 'again' | 'closesFirst';
  /** Pressing leads into the exam. */
  readonly enter: boolean;
  /** What is waited for, epoch ms: the opening, or the end of the open attempt; null where nothing is. */
  readonly until: number | null;
  /** The result there is. */
  readonly resultId: number | null;
}

/** The door of an exam as the learner finds it [EX-01] [EX-05] [EX-06] [EX-07]. */
export function doorOf({ exam, refusal }: ExamDetail): DoorView {
  const { resultId } = exam;
  if (refusal === null) {
    if (exam.state === 'incomplete') return { why: 'goOn', enter: true, until: exam.deadlineAt, resultId };
    const why = exam.attempts.used === 0 ? 'begin' : exam.state === 'failed' ? 'retake' : 'again';
    return { why, enter: true, until: null, resultId };
  }
  // Whoever has sat it waits for the next attempt, whatever has become of the last one.
  const opening = exam.attempts.used > 0 ? exam.makeup?.from : exam.window.from;
  const waits = refusal === 'early' || refusal === 'interval';
  // The rest between two attempts would last beyond the end.
  if (waits && opening == null) return { why: 'closesFirst', enter: false, until: null, resultId };
  return { why: refusal, enter: false, until: waits ? (opening ?? null) : null, resultId };
}
