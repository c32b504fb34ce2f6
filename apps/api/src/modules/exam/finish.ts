import { isAnswered, type HandInReason } from '@banyan/contracts/exam';
import { eq, inArray, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { TenantScope } from '../../db/tenant.ts';
import { examAnswers, examAttempts } from './attempt.schema.ts';
import { lockAttempt, note, noteSilence, paperQuestions, satExam, type AttemptRow } from './attemptRow.ts';
import { exams } from './exam.schema.ts';
import { markCorrected, standingCorrections, type Corrected } from './corrections.ts';
import type { Mark } from './marking.ts';
import { questions, wrongQuestions } from './question.schema.ts';
import type { FinishContext } from './finishContext.ts';
import { settle } from './settle.ts';

/**
 * Submits an open attempt with the answers that have arrived, marks those with a key, and settles the consequences. The
 * caller has locked the row. `words`: those of the supervisor who ends it.
 */
export async function finish(
  ctx: FinishContext,
  attempt: AttemptRow,
  reason: HandInReason,
  words = '',
): Promise<AttemptRow> {
  const { scope } = ctx;
  const [exam] = await scope.tx
    .select()
    .from(exams)
    .where(scope.only(exams, eq(exams.id, attempt.examId)));
  if (exam === undefined) throw new Error(`attempt ${attempt.id} is of no exam`);
  const answers = await scope.tx
    .select()
    .from(examAnswers)
    .where(scope.only(examAnswers, eq(examAnswers.attemptId, attempt.id)))
    .orderBy(examAnswers.questionId);
  const corrections = await standingCorrections(scope, exam.id);
  return finishSat(ctx, attempt, reason, { exam, answers, keyOf: await keysOf(scope, attempt), corrections, words });
}

/** The data that an attempt is marked by. */
interface Sat {
  readonly exam: typeof exams.$inferSelect;
  /** All of the attempt, by question. */
  readonly answers: readonly Answer[];
  /** Keys of the questions of its paper. */
  readonly keyOf: ReadonlyMap<number, Key>;
  /** Questions of the exam that were struck, or whose keys were mended, while it was sat. */
  readonly corrections?: ReadonlyMap<number, Corrected>;
  /** Words of the supervisor who ended it. */
  readonly words?: string;
}

/** Does the work of `finish` when all its data are known. */
export async function finishSat(
  ctx: FinishContext,
  attempt: AttemptRow,
  reason: HandInReason,
  { exam: published, answers, keyOf, corrections = new Map(), words = '' }: Sat,
): Promise<AttemptRow> {
  const { scope, now } = ctx;
  const exam = satExam(published, attempt);
  const marks = marksOf(attempt, exam, { answers, keyOf, corrections });
  await writeMarks(scope, attempt, answers, marks, now);
  const answered = answers.filter(({ value }) => isAnswered(value)).length;
  const state = marks.some(({ mark }) => mark === 'waiting') ? 'pending_marking' : 'marked';
  const handedInAt = new Date(reason === 'deadline' ? Math.min(now, attempt.deadlineAt.getTime()) : now);
  const [ended] = await scope.tx
    .update(examAttempts)
    .set({ state, handedInAt, handInReason: reason, answered, checksum: checksumOf(answers) })
    .where(scope.only(examAttempts, eq(examAttempts.id, attempt.id)))
    .returning();
  if (ended === undefined) throw new Error(`attempt ${attempt.id} is gone`);
  await noteSilence(scope, attempt, handedInAt.getTime());
  await note(scope, attempt.id, now, {
    kind: 'handed_in',
    value: { reason, ...(words === '' ? {} : { text: words }) },
  });
  await keepWrong(scope, ended, marks, now);
  return settle(ctx, ended, exam);
}

type Answer = typeof examAnswers.$inferSelect;
type Key = (typeof questions.$inferSelect)['key'];
interface QuestionMark extends Mark {
  readonly questionId: number;
}

async function keysOf(scope: TenantScope, attempt: AttemptRow): Promise<ReadonlyMap<number, Key>> {
  const keys = await scope.tx
    .select({ id: questions.id, key: questions.key })
    .from(questions)
    .where(
      scope.only(
        questions,
        inArray(
          questions.id,
          paperQuestions(attempt).map(({ id }) => id),
        ),
      ),
    );
  return new Map(keys.map(({ id, key }) => [id, key]));
}

function marksOf(
  attempt: AttemptRow,
  exam: typeof exams.$inferSelect,
  { answers, corrections, keyOf }: Required<Pick<Sat, 'answers' | 'corrections' | 'keyOf'>>,
): QuestionMark[] {
  const valueOf = new Map(answers.map(({ questionId, value }) => [questionId, value]));
  return paperQuestions(attempt).map(({ id, part }) => {
    const rules = exam.parts[part];
    const key = keyOf.get(id);
    if (rules === undefined || key === undefined) throw new Error(`question ${id} has lost its rules`);
    const corrected = corrections.get(id) ?? { key };
    return { questionId: id, ...markCorrected(corrected, rules.kind, valueOf.get(id), rules) };
  });
}

/** The marks in one statement; questions without an answer get a blank one, so that every question has its mark. */
async function writeMarks(
  scope: TenantScope,
  attempt: AttemptRow,
  answers: readonly Answer[],
  marks: readonly QuestionMark[],
  now: number,
): Promise<void> {
  const revisions = new Map(answers.map(({ questionId, revision }) => [questionId, revision]));
  const nothing = { choice: [], gaps: [], text: '', files: [] };
  const rows = marks.map(({ questionId, mark, score }) =>
    scope.row(examAnswers, {
      attemptId: attempt.id,
      questionId,
      revision: revisions.get(questionId) ?? 0,
      value: nothing,
      savedAt: new Date(now),
      mark,
      score,
    }),
  );
  await scope.tx
    .insert(examAnswers)
    .values(rows)
    .onConflictDoUpdate({
      target: [examAnswers.eid, examAnswers.attemptId, examAnswers.questionId],
      set: { mark: sql`excluded.mark`, score: sql`excluded.score` },
    });
}

/** First 12 digits of the SHA-256 of the arrived answers: question, revision and value, by question. */
function checksumOf(answers: readonly Answer[]): string {
  const said = answers.map(({ questionId, revision, value }) => [
    questionId,
    revision,
    value.choice,
    value.gaps,
    value.text,
    value.files,
  ]);
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 12);
}

/** Questions that were not wholly right enter the learner's book of wrong ones. */
export async function keepWrong(
  scope: TenantScope,
  attempt: AttemptRow,
  marks: readonly QuestionMark[],
  now: number,
): Promise<void> {
  const failed = marks.filter(({ mark }) => mark === 'wrong' || mark === 'partial');
  if (failed.length === 0) return;
  const at = new Date(now);
  const rows = failed.map(({ questionId }) =>
    scope.row(wrongQuestions, {
      userId: attempt.userId,
      questionId,
      lastWrongAt: at,
      dueAt: at,
      examId: attempt.examId,
    }),
  );
  await scope.tx
    .insert(wrongQuestions)
    .values(rows)
    .onConflictDoUpdate({
      target: [wrongQuestions.eid, wrongQuestions.userId, wrongQuestions.questionId],
      set: { times: sql`${wrongQuestions.times} + 1`, lastWrongAt: at, dueAt: at, examId: attempt.examId },
    });
}

/** Ends an attempt at its deadline, unless it has been submitted or given more time meanwhile. */
export async function endIfOpen(ctx: FinishContext, id: number): Promise<void> {
  const attempt = await lockAttempt(ctx.scope, id);
  if (attempt?.state === 'open' && ctx.now >= attempt.deadlineAt.getTime()) await finish(ctx, attempt, 'deadline');
}
