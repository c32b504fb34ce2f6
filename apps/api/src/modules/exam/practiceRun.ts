import { ErrorCode } from '@banyan/contracts';
import { type DrillQuestion, type MarkState, type PracticeRun, type PracticeRunRow } from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { entryOf } from './book.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { subjectNames, tagNames } from './practiceNames.ts';
import { practiceAnswers, practiceRuns, type StoredDrill } from './practice.schema.ts';
import { questions } from './question.schema.ts';
import { secretQuestions } from './secretQuestions.ts';
import { shownColumns, shownFiles } from './shownFiles.ts';
import { circleOf } from './spacing.ts';

type Ctx = CallContext<Learner>;
/** A run as it is stored. */
export type RunRow = typeof practiceRuns.$inferSelect;

/** Addresses of files last as long as a learner may think. */
const FILES_OPEN_MS = 2 * 3_600_000;

/** A run of the viewer, locked until the transaction ends; other people's are not found. */
export async function ownRun({ scope, viewer }: Ctx, id: number): Promise<RunRow> {
  const [run] = await scope.tx
    .select()
    .from(practiceRuns)
    .where(scope.only(practiceRuns, eq(practiceRuns.id, id), eq(practiceRuns.userId, viewer.userId)))
    .for('update');
  if (run === undefined) throw new Refusal(ErrorCode.notFound);
  return run;
}

/** Runs as lists show them. */
export async function runRows(
  ctx: Ctx,
  runs: readonly RunRow[],
  ports: Pick<ExamModulePorts, 'courseTitles'>,
): Promise<PracticeRunRow[]> {
  const nameOf = await subjectNames(ctx, runs, ports);
  return runs.map((run) => ({
    id: run.id,
    kind: run.kind,
    key: run.key,
    name: nameOf(run),
    startedAt: run.startedAt.getTime(),
    finishedAt: run.finishedAt?.getTime() ?? null,
    total: run.drills.length,
    right: run.right,
    answered: run.answered,
  }));
}

/** A run with its next question. Keys and explanations are not even read here. */
export async function runView(
  ctx: Ctx,
  run: RunRow,
  ports: Pick<ExamModulePorts, 'courseTitles'>,
): Promise<PracticeRun> {
  const { scope } = ctx;
  const [row] = await runRows(ctx, [run], ports);
  if (row === undefined) throw new Error(`run ${run.id} has no row`);
  const answers = await scope.tx
    .select({ id: practiceAnswers.questionId, mark: practiceAnswers.mark })
    .from(practiceAnswers)
    .where(scope.only(practiceAnswers, eq(practiceAnswers.runId, run.id)));
  const marks = new Map<number, MarkState>(answers.map(({ id, mark }) => [id, mark]));
  const secret = await secretQuestions(ctx);
  const next = run.finishedAt === null ? run.drills.find(({ id }) => !marks.has(id) && !secret.has(id)) : undefined;
  return {
    ...row,
    marks: run.drills.map(({ id }) => (secret.has(id) ? null : (marks.get(id) ?? null))),
    question: next === undefined ? null : await drillQuestion(ctx, next),
  };
}

async function drillQuestion(ctx: Ctx, { id, options }: StoredDrill): Promise<DrillQuestion | null> {
  const { scope, viewer } = ctx;
  const [question] = await scope.tx
    .select({
      kind: questions.kind,
      stem: questions.stem,
      options: questions.options,
      gaps: questions.gaps,
      ...shownColumns,
      tags: questions.tags,
    })
    .from(questions)
    .where(scope.only(questions, eq(questions.id, id)));
  if (question === undefined) return null;
  const say = (text: Parameters<typeof localised>[0]) => localised(text, viewer.language);
  const tags = await tagNames(ctx);
  const stand = await entryOf(scope, viewer.userId, id);
  return {
    id,
    kind: question.kind,
    stem: say(question.stem),
    options: options.flatMap((option) => {
      const text = question.options[option];
      return text === undefined ? [] : [{ id: option, text: say(text) }];
    }),
    gaps: question.gaps,
    ...shownFiles(ctx, question, FILES_OPEN_MS),
    tags: question.tags.map(tags),
    book: stand === null || stand.mastered ? null : { times: stand.entry.times, circle: circleOf(stand.entry.card) },
  };
}
