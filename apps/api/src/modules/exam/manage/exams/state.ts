import { managedExamStates, type ManagedExamState } from '@banyan/contracts/exam';
import { sql, type SQL } from 'drizzle-orm';
import { examAttempts } from '../../attempt.schema.ts';
import { exams } from '../../exam.schema.ts';

/** State of an exam in the console at a moment, as a column. */
export function stateColumn(now: number): SQL<ManagedExamState> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const waits = sql`exists (
    select 1 from ${examAttempts}
    where ${examAttempts.eid} = ${exams.eid} and ${examAttempts.examId} = ${exams.id}
      and ${examAttempts.state} = 'pending_marking')`;
  return sql<ManagedExamState>`case
    when ${exams.archivedAt} is not null then 'archived'
    when ${exams.draft} then 'draft'
    when ${exams.stoppedAt} is not null then 'stopped'
    when ${at} < ${exams.opensAt} then 'upcoming'
    when ${at} <= ${exams.closesAt} then 'open'
    when ${exams.makeupCount} > 0 and ${at} <= ${exams.makeupClosesAt} then 'makeup'
    when ${waits} or (${exams.kind} = 'offline' and ${exams.resultsAt} is null) then 'marking'
    else 'done' end`.mapWith(
    (state: unknown): ManagedExamState => managedExamStates.find((one) => one === state) ?? 'done',
  );
}
