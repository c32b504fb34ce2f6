import { ErrorCode } from '@banyan/contracts';
import { type SentAnswer } from '@banyan/contracts/exam';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { attemptEvents, examAnswers } from './attempt.schema.ts';
import { paperQuestions, type AttemptRow } from './attemptRow.ts';
import type { exams } from './exam.schema.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { questions } from './question.schema.ts';

interface Acknowledged {
  readonly questionId: number;
  readonly revision: number;
  readonly savedAt: number;
}

/** Whether an answer can be one to its question on this paper; fields that its kind does not use must be empty. */
export function fits(attempt: AttemptRow, exam: typeof exams.$inferSelect): (answer: SentAnswer) => boolean {
  const asked = new Map(paperQuestions(attempt).map((one) => [one.id, one]));
  return ({ questionId, value: { choice, gaps, text } }) => {
    const question = asked.get(questionId);
    const kind = question && exam.parts[question.part]?.kind;
    if (question === undefined || kind === undefined) return false;
    const options = kind === 'judgement' ? [0, 1] : question.options;
    const chosen = new Set(choice);
    const choosing = kind === 'single' || kind === 'multiple' || kind === 'judgement';
    if (chosen.size !== choice.length || !choice.every((id) => options.includes(id))) return false;
    if (choice.length > (kind === 'multiple' ? options.length : choosing ? 1 : 0)) return false;
    if (gaps.length > 0 && kind !== 'fill') return false;
    return kind === 'short' || text === '';
  };
}

/**
 * Keeps answers in one statement: each whose revision is higher than the arrived one is the question's newest, and is
 * recorded for ever, with those of its call in one row. Answers for each the revision that is newest now.
 */
export async function keepAnswers(
  ctx: CallContext<Learner>,
  { attempt, exam }: { readonly attempt: AttemptRow; readonly exam: typeof exams.$inferSelect },
  { answers, window }: { readonly answers: readonly SentAnswer[]; readonly window: string },
  { claimFile }: ExamModulePorts,
): Promise<Acknowledged[]> {
  if (answers.length === 0) return [];
  if (!answers.every(fits(attempt, exam))) {
    throw new Refusal(ErrorCode.badRequest, { data: { fields: ['answers'] } });
  }
  if (new Set(answers.map(({ questionId }) => questionId)).size !== answers.length) {
    throw new Refusal(ErrorCode.badRequest, { data: { fields: ['answers'] } });
  }
  const { scope } = ctx;
  await mustTakeFiles(scope, answers);
  await claimNewFiles(ctx, attempt.id, answers, claimFile);
  const at = new Date(ctx.now()).toISOString();
  const rows = [...answers]
    .sort((a, b) => a.questionId - b.questionId)
    .map(({ questionId, revision, value, flagged }) => ({ questionId, revision, value, flagged }));
  // Answers are recorded as they came; only if a part of them was older is the rest put together again. Building an
  // object around 500 answers would cost the database as much as keeping them, taking them out of one costs nothing.
  const { rows: kept } = await scope.tx.execute<{ q: string | number; r: number; at: string | Date }>(sql`
    with given as (
      select ${JSON.stringify({ answers: rows })}::jsonb as whole
    ), sent as (
      select s.* from given, jsonb_to_recordset(whole -> 'answers') as s("questionId" bigint, revision int, value jsonb, flagged boolean)
    ), kept as (
      insert into ${examAnswers} (eid, attempt_id, question_id, revision, value, flagged, saved_at)
      select ${scope.eid}, ${attempt.id}, "questionId", revision, value, flagged, ${at}::timestamptz from sent
      on conflict (eid, attempt_id, question_id) do update
      set revision = excluded.revision, value = excluded.value, flagged = excluded.flagged, saved_at = excluded.saved_at
      where ${examAnswers}.revision < excluded.revision
      returning question_id, revision, saved_at
    ), noted as (
      insert into ${attemptEvents} (eid, attempt_id, at, kind, question_id, revision, value, holder)
      select ${scope.eid}, ${attempt.id}, ${at}::timestamptz, 'answered',
        case when number = 1 then (select question_id from kept) end,
        case when number = 1 then (select revision from kept) end,
        case
          when number = 1 then (
            select jsonb_build_object('value', value, 'flagged', flagged) from sent where "questionId" in (select question_id from kept)
          )
          when number = ${rows.length} then (select whole from given)
          else (
            select jsonb_build_object('answers', jsonb_agg(to_jsonb(sent) order by "questionId"))
            from sent where "questionId" in (select question_id from kept)
          )
        end,
        ${window}
      from (select count(*) as number from kept) as new
      where number > 0
    )
    select question_id as q, revision as r, saved_at as at from kept
    union all
    select question_id, revision, saved_at from ${examAnswers}
    where eid = ${scope.eid} and attempt_id = ${attempt.id} and (select count(*) from kept) < ${rows.length}
      and question_id in (select "questionId" from sent) and question_id not in (select question_id from kept)`);
  return kept.map(({ q, r, at: savedAt }) => ({
    questionId: Number(q),
    revision: r,
    savedAt: new Date(savedAt).getTime(),
  }));
}

/** Those of these answers that a finished attempt has: late ones are not among them. */
export async function arrivedOf(
  scope: TenantScope,
  { id, answers }: { readonly id: number; readonly answers: readonly SentAnswer[] },
): Promise<Acknowledged[]> {
  if (answers.length === 0) return [];
  const sent = answers.map(({ questionId }) => questionId);
  const rows = await scope.tx
    .select({ questionId: examAnswers.questionId, revision: examAnswers.revision, savedAt: examAnswers.savedAt })
    .from(examAnswers)
    .where(scope.only(examAnswers, and(eq(examAnswers.attemptId, id), inArray(examAnswers.questionId, sent))))
    .orderBy(examAnswers.questionId);
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.getTime() }));
}

/** Refuses files with an answer to a question that takes none. */
async function mustTakeFiles(scope: TenantScope, answers: readonly SentAnswer[]): Promise<void> {
  const ids = answers.flatMap(({ questionId, value }) => (value.files.length > 0 ? [questionId] : []));
  if (ids.length === 0) return;
  const refused = scope.only(questions, inArray(questions.id, ids), eq(questions.takesFiles, false));
  if ((await scope.tx.$count(questions, refused)) > 0)
    throw new Refusal(ErrorCode.badRequest, { reason: 'files', data: { fields: ['answers'] } });
}

/** Files that these answers name and no earlier answer of the attempt did become the answers’ own. */
export async function claimNewFiles(
  ctx: CallContext<Learner>,
  attemptId: number,
  answers: readonly SentAnswer[],
  claimFile: ExamModulePorts['claimFile'],
): Promise<void> {
  const named = [...new Set(answers.flatMap(({ value }) => value.files))];
  if (named.length === 0) return;
  const { scope } = ctx;
  const { rows } = await scope.tx.execute<{ id: string }>(sql`
    select distinct jsonb_path_query(${attemptEvents.value}, '$.**.files[*]') #>> '{}' as id
    from ${attemptEvents}
    where ${scope.only(attemptEvents, sql`${attemptEvents.attemptId} = ${attemptId} and ${attemptEvents.kind} in ('answered', 'late')`)}`);
  const known = new Set(rows.map(({ id }) => id));
  for (const id of named) {
    if (!known.has(id)) await claimFile(ctx, { id, kind: 'examAttachment' });
  }
}
