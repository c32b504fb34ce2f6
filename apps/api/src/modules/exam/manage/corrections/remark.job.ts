import { v } from '@banyan/contracts';
import type { MarkState } from '@banyan/contracts/exam';
import { and, eq } from 'drizzle-orm';
import type { TenantScope } from '../../../../db/tenant.ts';
import { examCorrected } from '../../../../effects/examCorrected.ts';
import { on, type Handler } from '../../../../effects/effect.ts';
import { messageSent } from '../../../../effects/messageSent.ts';
import { defineJob, type Job } from '../../../../jobs/job.ts';
import { examAnswers } from '../../attempt.schema.ts';
import { note, type AttemptRow } from '../../attemptRow.ts';
import { correctedAnswers, examCorrections } from '../../correction.schema.ts';
import type { CorrectionRow } from '../../corrections.ts';
import { exams } from '../../exam.schema.ts';
import { keepWrong } from '../../finish.ts';
import type { FinishContext } from '../../finishContext.ts';
import type { Mark } from '../../marking.ts';
import { questions, wrongQuestions } from '../../question.schema.ts';
import { settle } from '../../settle.ts';
import type { Exam } from '../exams/within.ts';
import { changeOf, papersWith, type Paper } from './papers.ts';

/** Papers of one transaction: a process that is killed loses no more than these, and they are done again. */
const atOnce = 50;

const data = v.object({ correctionId: v.int() });
type Data = v.InferOutput<typeof data>;
type Before = Pick<typeof correctedAnswers.$inferSelect, 'markBefore' | 'scoreBefore'>;

interface Remarking {
  readonly row: CorrectionRow;
  readonly attempt: AttemptRow;
  /** Its mark so far. */
  readonly before: MarkState | null;
  readonly mark: Mark;
}

/** Gives an answer another mark, adds its paper up anew, and tells the learner. */
async function remark(ctx: FinishContext, exam: Exam, { row, attempt, before, mark }: Remarking): Promise<void> {
  const { emit, now, scope } = ctx;
  const { questionId, reason } = row;
  await scope.tx
    .update(examAnswers)
    .set(mark)
    .where(scope.only(examAnswers, and(eq(examAnswers.attemptId, attempt.id), eq(examAnswers.questionId, questionId))));
  await note(scope, attempt.id, now, { kind: 'remarked', questionId, value: { text: reason } });
  // A question that was missed before counts once.
  const missed = before === 'wrong' || before === 'partial';
  if (mark.mark === 'right') {
    const book = and(eq(wrongQuestions.userId, attempt.userId), eq(wrongQuestions.questionId, questionId));
    await scope.tx
      .delete(wrongQuestions)
      .where(scope.only(wrongQuestions, and(book, eq(wrongQuestions.examId, exam.id))));
  } else if (!missed) await keepWrong(scope, attempt, [{ questionId, ...mark }], now);
  const settled = await settle(ctx, attempt, exam);
  await emit(scope, messageSent, {
    userIds: [attempt.userId],
    kind: 'marking',
    source: { type: 'examRemarked', id: String(attempt.id) },
    params: {
      ...{ title: exam.title, attemptId: attempt.id, text: reason },
      ...(settled.score === null || !exam.showScore ? {} : { score: settled.score / 100 }),
    },
    again: true,
  });
}

/** Marks an answer by a correction, and keeps its former mark. */
async function correctPaper(ctx: FinishContext, exam: Exam, row: CorrectionRow, paper: Paper): Promise<boolean> {
  const change = changeOf(exam, paper, row);
  const { answer, attempt } = paper;
  if (change === null || answer === null) return false;
  const { scope } = ctx;
  await scope.tx.insert(correctedAnswers).values(
    scope.row(correctedAnswers, {
      ...{ correctionId: row.id, attemptId: attempt.id },
      ...{ markBefore: answer.mark, scoreBefore: answer.score },
    }),
  );
  await remark(ctx, exam, { row, attempt, before: answer.mark, mark: change.mark });
  return true;
}

/** The mark by the question's own key; null: it is the mark that the answer has. */
async function ownMark(scope: TenantScope, exam: Exam, row: CorrectionRow, paper: Paper): Promise<Mark | null> {
  const [question] = await scope.tx
    .select({ key: questions.key })
    .from(questions)
    .where(scope.only(questions, eq(questions.id, row.questionId)));
  if (question === undefined) return null;
  return changeOf(exam, paper, { ...row, key: question.key, policy: 'strict' })?.mark ?? null;
}

/** The mark that a correction changed; null: the answer has another one since. */
function formerMark(exam: Exam, row: CorrectionRow, paper: Paper, before: Before): Mark | null {
  if (before.markBefore === null || changeOf(exam, paper, { ...row, policy: 'strict' }) !== null) return null;
  return { mark: before.markBefore, score: before.scoreBefore };
}

/**
 * Sets a paper's answer back: to its mark before the correction, and one that was handed in since to what the question's
 * own key says. A mark that somebody has given since then stays.
 */
async function setBack(ctx: FinishContext, exam: Exam, row: CorrectionRow, paper: Paper): Promise<boolean> {
  const { scope } = ctx;
  const { answer, attempt } = paper;
  if (answer === null || attempt.state === 'open') return false;
  const [before] = await scope.tx
    .update(correctedAnswers)
    .set({ back: true })
    .where(
      scope.only(
        correctedAnswers,
        and(eq(correctedAnswers.correctionId, row.id), eq(correctedAnswers.attemptId, attempt.id)),
      ),
    )
    .returning();
  const mark = before === undefined ? await ownMark(scope, exam, row, paper) : formerMark(exam, row, paper, before);
  if (mark === null || (mark.mark === answer.mark && mark.score === answer.score)) return false;
  await remark(ctx, exam, { row, attempt, before: answer.mark, mark });
  return true;
}

/** Marks the next papers of a corrected question anew, or sets them back; each batch is a job of its own. */
export const remarkJob: Job<Data> = defineJob<Data>({
  name: 'exam.remark',
  data,
  async run({ emit, jobs, now, scope }, { correctionId }) {
    const [row] = await scope.tx
      .select()
      .from(examCorrections)
      .where(scope.only(examCorrections, eq(examCorrections.id, correctionId)))
      .for('update');
    if (row === undefined || (row.state !== 'running' && row.state !== 'takingBack')) return;
    const [exam] = await scope.tx
      .select()
      .from(exams)
      .where(scope.only(exams, eq(exams.id, row.examId)));
    if (exam === undefined) return;
    const papers = await papersWith(scope, row, { after: row.after, lock: true, most: atOnce });
    const treat = row.state === 'running' ? correctPaper : setBack;
    let changed = 0;
    for (const paper of papers) if (await treat({ emit, now, scope }, exam, row, paper)) changed += 1;
    const last = papers.at(-1)?.attempt.id;
    const over = papers.length < atOnce;
    await scope.tx
      .update(examCorrections)
      .set({
        ...{ done: row.done + papers.length, after: last ?? row.after, changed: row.changed + changed },
        ...(over ? { state: row.state === 'running' ? 'done' : 'takenBack', total: row.done + papers.length } : {}),
      })
      .where(scope.only(examCorrections, eq(examCorrections.id, correctionId)));
    if (!over) await jobs?.add(scope, remarkJob, { correctionId });
  },
});

/** A correction adds the job of its papers as it is made: both exist, or neither. */
export const correctionHandlers: readonly Handler[] = [
  on(examCorrected, ({ jobs, scope }, { correctionId }) => jobs.add(scope, remarkJob, { correctionId })),
];
