import type { EntryRefusal, ExamState } from '@banyan/contracts/exam';
import type { examStandings, exams } from './exam.schema.ts';

const MINUTE = 60_000;

type Exam = typeof exams.$inferSelect;
/** Totals of a learner's attempts; null before the first one. */
export type Standing = Pick<
  typeof examStandings.$inferSelect,
  'attempts' | 'openAttemptId' | 'lastHandedInAt' | 'pending' | 'passed'
> | null;

/** Attempts that an exam allows: the first one and the make-ups. */
export const allowedAttempts = ({ makeupCount }: Pick<Exam, 'makeupCount'>) => 1 + makeupCount;

/** Deadline for beginning the first attempt: the end of late entry, and never after the exam has closed. Epoch ms. */
export const firstEnd = ({ closesAt, lateEntryMin, opensAt }: Pick<Exam, 'closesAt' | 'lateEntryMin' | 'opensAt'>) =>
  lateEntryMin === null ? closesAt.getTime() : Math.min(closesAt.getTime(), opensAt.getTime() + lateEntryMin * MINUTE);

/** When attempts may be begun, epoch ms. */
interface Window {
  readonly from: number;
  readonly to: number;
}

/** When the next attempt may be begun; null if none is left, or if it could not be before the exam closes. */
export function nextWindow(exam: Exam, standing: Standing): Window | null {
  const window = windowByRules(exam, standing);
  return window !== null && window.from <= window.to ? window : null;
}

function windowByRules(exam: Exam, standing: Standing): Window | null {
  const used = standing?.attempts ?? 0;
  if (exam.archivedAt !== null || used >= allowedAttempts(exam)) return null;
  const from = exam.opensAt.getTime();
  const to = exam.closesAt.getTime();
  if (used === 0) return { from, to: firstEnd(exam) };
  const rested = (standing?.lastHandedInAt?.getTime() ?? from) + exam.makeupIntervalMin * MINUTE;
  return {
    from: Math.max(exam.makeupOpensAt?.getTime() ?? from, rested),
    to: exam.makeupClosesAt?.getTime() ?? to,
  };
}

/** Attempts that can still be begun: as many as the exam allows, and no more than fit before it closes with the interval between them. */
export function attemptsLeft(exam: Exam, standing: Standing, now: number): number {
  const window = nextWindow(exam, standing);
  if (window === null || now > window.to) return 0;
  const left = allowedAttempts(exam) - (standing?.attempts ?? 0);
  const interval = exam.makeupIntervalMin * MINUTE;
  if (interval === 0) return left;
  return Math.min(left, 1 + Math.floor((window.to - Math.max(window.from, now)) / interval));
}

/** Whether an offline exam is over and its results have not come in. */
const isScoring = ({ closesAt, kind, resultsAt }: Exam, standing: Standing, now: number) =>
  kind === 'offline' && (standing?.attempts ?? 0) === 0 && resultsAt === null && now > closesAt.getTime();

/** State of an exam for a learner. */
export function stateOf(exam: Exam, standing: Standing, now: number): ExamState {
  if (isScoring(exam, standing, now)) return 'scoring';
  const window = nextWindow(exam, standing);
  if (standing === null || standing.attempts === 0) {
    if (now < exam.opensAt.getTime()) return 'not_started';
    return window !== null && now <= window.to ? 'in_progress' : 'ended';
  }
  if (standing.openAttemptId !== null) return 'incomplete';
  if (standing.pending) return 'pending_marking';
  if (!exam.showScore) return 'completed';
  if (standing.passed) return 'passed';
  if (exam.makeupCount === 0) return 'failed';
  if (window === null || now > window.to) return 'makeup_over';
  return now < window.from ? 'makeup_not_started' : 'failed';
}

/** Devices are recognised by their user agents: phones and tablets name themselves. */
export const deviceOf = (userAgent: string) => (/Mobi|Android|iPhone|iPad/i.test(userAgent) ? 'mobile' : 'desktop');

/** Why an exam cannot be entered now; null: it can. An attempt that is open always can. */
export function entryRefusal(
  exam: Exam,
  standing: Standing,
  { now, userAgent }: { readonly now: number; readonly userAgent: string },
): EntryRefusal | null {
  if (exam.kind === 'offline') return 'offline';
  if (exam.devices.length > 0 && !exam.devices.includes(deviceOf(userAgent))) return 'device';
  if (standing !== null && standing.openAttemptId !== null) return null;
  if (exam.archivedAt !== null) return 'over';
  const window = windowByRules(exam, standing);
  if (window === null) return 'no_attempt_left';
  const first = (standing?.attempts ?? 0) === 0;
  if (now < window.from) return first || now < (exam.makeupOpensAt ?? exam.opensAt).getTime() ? 'early' : 'interval';
  if (now <= window.to) return null;
  return first && now <= exam.closesAt.getTime() ? 'late' : 'over';
}

/** When an attempt that begins now ends: after its time, and never after the window. Epoch ms. */
export function deadlineOf(exam: Exam, used: number, now: number): number {
  const end = used === 0 ? exam.closesAt : (exam.makeupClosesAt ?? exam.closesAt);
  return Math.min(now + exam.durationMin * MINUTE, end.getTime());
}
