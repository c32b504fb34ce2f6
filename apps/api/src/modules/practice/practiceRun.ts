import { ErrorCode } from '@banyan/contracts';
import { type CoursePracticeItem, type CoursePracticeRow, type CoursePracticeRun } from '@banyan/contracts/exam';
import { and, eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { PracticePorts } from './practice.ports.ts';
import { coursePracticeAnswers, coursePracticeRuns } from './practice.schema.ts';

type Ctx = CallContext<Learner>;
export type RunRow = typeof coursePracticeRuns.$inferSelect;

/** A run of the learner, locked: two simultaneous answers are counted one after the other. */
export async function ownRun({ scope, viewer }: Ctx, id: number): Promise<RunRow> {
  const [run] = await scope.tx
    .select()
    .from(coursePracticeRuns)
    .where(scope.only(coursePracticeRuns, eq(coursePracticeRuns.id, id), eq(coursePracticeRuns.userId, viewer.userId)))
    .for('update');
  if (run === undefined) throw new Refusal(ErrorCode.notFound);
  return run;
}

export async function answersOf({ scope }: Ctx, runId: number) {
  const rows = await scope.tx
    .select()
    .from(coursePracticeAnswers)
    .where(scope.only(coursePracticeAnswers, eq(coursePracticeAnswers.runId, runId)));
  return new Map(rows.map((row) => [row.questionId, row]));
}

/**
 * A run with its marks, if it shows each key or was handed in. Answers to questions that an exam keeps secret are
 * marked when they are read after it.
 */
export async function markedRun(ctx: Ctx, run: RunRow, { mark: markOf }: Pick<PracticePorts, 'mark'>): Promise<RunRow> {
  const { scope } = ctx;
  if (run.reveal === 'end' && run.finishedAt === null) return run;
  const open = [...(await answersOf(ctx, run.id)).values()].filter(({ mark }) => mark === null);
  if (open.length === 0) return run;
  const marks = await markOf(ctx, new Map(open.map(({ questionId, value }) => [questionId, value])));
  const own = (questionId: number) =>
    and(eq(coursePracticeAnswers.runId, run.id), eq(coursePracticeAnswers.questionId, questionId));
  for (const [questionId, mark] of marks) {
    await scope.tx
      .update(coursePracticeAnswers)
      .set({ mark })
      .where(scope.only(coursePracticeAnswers, own(questionId)));
  }
  const right = run.right + [...marks.values()].filter((mark) => mark === 'right').length;
  await scope.tx
    .update(coursePracticeRuns)
    .set({ right })
    .where(scope.only(coursePracticeRuns, eq(coursePracticeRuns.id, run.id)));
  return { ...run, right };
}

/** Rows of runs for lists; the number of right answers is left out while answers may still be changed. */
export async function runRows(
  ctx: Ctx,
  runs: readonly RunRow[],
  { chapterTitles }: Pick<PracticePorts, 'chapterTitles'>,
): Promise<CoursePracticeRow[]> {
  const titles = await chapterTitles(
    ctx,
    runs.flatMap(({ chapterId }) => (chapterId === null ? [] : { chapterId })),
  );
  return runs.map((run) => ({
    id: run.id,
    chapter: run.chapterId === null ? '' : (titles.get(run.chapterId) ?? ''),
    startedAt: run.startedAt.getTime(),
    finishedAt: run.finishedAt?.getTime() ?? null,
    total: run.questions.length,
    answered: run.answered,
    right: run.reveal === 'end' && run.finishedAt === null ? null : run.right,
  }));
}

export async function rowOf(ctx: Ctx, run: RunRow, ports: PracticePorts): Promise<CoursePracticeRow> {
  const [row] = await runRows(ctx, [run], ports);
  if (row === undefined) throw new Error('a run without its row');
  return row;
}

/** Questions of a run with answers, and with the right ones if they may be seen. */
export async function itemsOf(
  ctx: Ctx,
  run: RunRow,
  ports: PracticePorts,
  only?: number,
): Promise<CoursePracticeItem[]> {
  const asked = run.questions.filter(({ id }) => only === undefined || id === only);
  const answers = await answersOf(ctx, run.id);
  const isShown = (id: number) => run.finishedAt !== null || (run.reveal === 'each' && answers.has(id));
  const solutions = await ports.solve(
    ctx,
    new Map(asked.flatMap(({ id }) => (isShown(id) ? [[id, answers.get(id)?.value ?? undefined]] : []))),
  );
  return (await ports.ask(ctx, asked)).map((question) => {
    const answer = answers.get(question.id);
    const solution = solutions.get(question.id);
    return {
      question,
      value: answer?.value ?? null,
      solution: solution === undefined ? null : { ...solution, mark: answer?.mark ?? 'blank' },
    };
  });
}

export async function runView(ctx: Ctx, stored: RunRow, ports: PracticePorts): Promise<CoursePracticeRun> {
  const run = await markedRun(ctx, stored, ports);
  return {
    ...(await rowOf(ctx, run, ports)),
    courseId: run.courseId,
    reveal: run.reveal,
    items: await itemsOf(ctx, run, ports),
  };
}
