import type { ExamTab } from '@banyan/contracts/exam';
import { sql, type SQL } from 'drizzle-orm';
import { exams, examStandings } from './exam.schema.ts';

/** Deadline for beginning the first attempt, as `firstEnd`. */
export const firstEndSql = sql`least(${exams.closesAt}, ${exams.opensAt} + coalesce(${exams.lateEntryMin} * interval '1 minute', ${exams.closesAt} - ${exams.opensAt}))`;

/**
 * Conditions of the parts of the list, on an exam and the viewer's standing: the states of `stateOf`, as a database can
 * count them.
 */
export function examTabConditions(now: number): Readonly<Record<ExamTab, SQL>> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const used = sql`coalesce(${examStandings.attempts}, 0)`;
  const open = sql`(${examStandings.openAttemptId} is not null)`;
  const pending = sql`coalesce(${examStandings.pending}, false)`;
  const makeupEnd = sql`coalesce(${exams.makeupClosesAt}, ${exams.closesAt})`;
  const makeupFrom = sql`greatest(coalesce(${exams.makeupOpensAt}, ${exams.opensAt}), coalesce(${examStandings.lastHandedInAt}, ${exams.opensAt}) + ${exams.makeupIntervalMin} * interval '1 minute')`;
  const again = sql`(${used} > 0 and ${exams.showScore} and not coalesce(${examStandings.passed}, false) and ${used} <= ${exams.makeupCount} and ${makeupEnd} >= ${at} and ${makeupFrom} <= ${makeupEnd})`;
  const first = sql`(${used} = 0 and ${firstEndSql} >= ${at})`;
  const todo = sql`(${open} or (not ${pending} and (${first} or ${again})))`;
  const scoring = sql`(${used} = 0 and ${exams.kind} = 'offline' and ${exams.resultsAt} is null and ${exams.closesAt} < ${at})`;
  return {
    all: sql`true`,
    todo,
    marking: sql`((${pending} and not ${open}) or ${scoring})`,
    done: sql`(${used} > 0 and not ${pending} and not ${todo})`,
    missed: sql`(${used} = 0 and ${firstEndSql} < ${at} and not ${scoring})`,
  };
}
