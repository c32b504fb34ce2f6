import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type answerCoursePractice, type CoursePracticeRun, type finishCoursePractice } from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { PracticePorts } from './practice.ports.ts';
import { coursePracticeAnswers, coursePracticeRuns } from './practice.schema.ts';
import { answersOf, itemsOf, markedRun, ownRun, rowOf, runView, type RunRow } from './practiceRun.ts';

type Ctx = CallContext<Learner>;

/** Saves an answer; if the key is shown with it, it is marked and counts. */
export async function takeAnswer(
  ctx: Ctx,
  { practice, question_id: questionId, value }: CallInput<typeof answerCoursePractice>,
  ports: PracticePorts,
): Promise<CallOutput<typeof answerCoursePractice>> {
  const { scope } = ctx;
  const run = await ownRun(ctx, practice);
  if (!run.questions.some(({ id }) => id === questionId)) throw new Refusal(ErrorCode.notFound);
  const known = (await answersOf(ctx, run.id)).get(questionId);
  const counts = run.reveal === 'each' && known !== undefined;
  if (run.finishedAt !== null && !counts) throw new Refusal(ErrorCode.conflict, { reason: 'it was handed in' });
  if (!counts) {
    const at = new Date(ctx.now());
    await scope.tx
      .insert(coursePracticeAnswers)
      .values(scope.row(coursePracticeAnswers, { runId: run.id, questionId, value, at }))
      .onConflictDoUpdate({
        target: [coursePracticeAnswers.eid, coursePracticeAnswers.runId, coursePracticeAnswers.questionId],
        set: { value, at },
      });
    const answered = run.answered + (known === undefined ? 1 : 0);
    // With every key shown, there is nothing left to hand in.
    const over = run.reveal === 'each' && answered === run.questions.length;
    await change(ctx, run, { answered, ...(over ? { finishedAt: at } : {}) });
  }
  const after = await markedRun(ctx, await ownRun(ctx, run.id), ports);
  const [item] = await itemsOf(ctx, after, ports, questionId);
  if (item === undefined) throw new Refusal(ErrorCode.notFound);
  return { item, run: await rowOf(ctx, after, ports) };
}

/** Hands a run in: marks all answers that are not marked yet. */
export async function finishPractice(
  ctx: Ctx,
  { practice }: CallInput<typeof finishCoursePractice>,
  ports: PracticePorts,
): Promise<CoursePracticeRun> {
  const run = await ownRun(ctx, practice);
  if (run.finishedAt !== null) return runView(ctx, run, ports);
  await change(ctx, run, { finishedAt: new Date(ctx.now()) });
  return runView(ctx, await ownRun(ctx, run.id), ports);
}

async function change({ scope }: Ctx, { id }: RunRow, values: Partial<typeof coursePracticeRuns.$inferInsert>) {
  await scope.tx
    .update(coursePracticeRuns)
    .set(values)
    .where(scope.only(coursePracticeRuns, eq(coursePracticeRuns.id, id)));
}
