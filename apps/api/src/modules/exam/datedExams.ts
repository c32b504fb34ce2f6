import { and, asc, ne, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import type { DatedItem, DatedItems } from '../../due/datedItems.ts';
import { examsFor } from './audience.ts';
import { exams, examStandings } from './exam.schema.ts';
import { examRows, type ExamRow } from './examRow.ts';
import { firstEnd, nextWindow, stateOf } from './standing.ts';

const MOST = 200;
/** A window no longer than this is an appointment; a longer one is shown by its ends. */
const APPOINTMENT_MS = 12 * 3_600_000;

/** Dated exams: the hours of a short window, the ends of a long one, the next make-up; finished ones, when finished. */
export const datedExams: DatedItems = async (ctx, { from, to }) => {
  const { scope } = ctx;
  const at = (moment: number) => sql`${new Date(moment).toISOString()}::timestamptz`;
  const touched = sql`(${exams.opensAt} < ${at(to)} and greatest(${exams.closesAt}, coalesce(${exams.makeupClosesAt}, ${exams.closesAt})) >= ${at(from)})`;
  const rows = await examRows(ctx)
    .where(
      scope.only(
        exams,
        and(sql`(${examsFor(ctx)} or ${examStandings.userId} is not null)`, ne(exams.kind, 'practice'), touched),
      ),
    )
    .orderBy(asc(exams.closesAt), asc(exams.id))
    .limit(MOST);
  // A deadline at midnight belongs to the day that ends with it, so that `to` itself is included.
  return rows.flatMap((row) => datesOf(ctx, row)).filter((item) => item.from <= to && item.to >= from);
};

function datesOf({ viewer, now }: CallContext<Learner>, { exam, standing, deadlineAt }: ExamRow): DatedItem[] {
  const at = now();
  const state = stateOf(exam, standing, at);
  const named = {
    kind: 'exam' as const,
    id: exam.id,
    title: localised(exam.title, viewer.language),
    place: exam.place === null ? null : localised(exam.place, viewer.language),
    allDay: false,
  };
  const moment = (part: string, when: number): DatedItem => ({ ...named, part, from: when, to: when });
  const next = nextWindow(exam, standing);
  if (deadlineAt !== null) return [moment('end', deadlineAt.getTime())];
  const begun = standing !== null && standing.attempts > 0;
  const again = state === 'makeup_not_started' || (state === 'failed' && next !== null && at <= next.to);
  if (begun) {
    const done =
      standing.lastHandedInAt === null ? [] : [{ ...moment('done', standing.lastHandedInAt.getTime()), done: true }];
    return next !== null && again ? [...done, ...ends(next.from, next.to, 'makeup-')] : done;
  }
  const from = exam.opensAt.getTime();
  // For a learner who missed it the exam is past.
  const to = state === 'ended' ? firstEnd(exam) : exam.closesAt.getTime();
  if (to - from <= APPOINTMENT_MS) return [{ ...named, part: 'hours', from, to }];
  return ends(from, to, '');

  /** A past opening is no news. */
  function ends(opens: number, closes: number, of: string): DatedItem[] {
    return [...(opens > at ? [moment(`${of}begin`, opens)] : []), moment('end', closes)];
  }
}
