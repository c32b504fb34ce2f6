import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  coursePracticeHistory as historyCall,
  type coursePractice,
  type coursePracticeHistory,
  type coursePracticeResult,
  type CoursePracticeRun,
  type startCoursePractice,
} from '@banyan/contracts/exam';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import type { PracticePorts } from './practice.ports.ts';
import { coursePracticeAnswers, coursePracticeRuns, coursePractices } from './practice.schema.ts';
import { ownRun, rowOf, runRows, runView, type RunRow } from './practiceRun.ts';

type Ctx = CallContext<Learner>;

/** By default a course shows the right answer after each question. */
const usual = { reveal: 'each', size: 10 } as const;

async function settingOf({ scope }: CallContext, courseId: number) {
  const [found] = await scope.tx
    .select({ reveal: coursePractices.reveal, size: coursePractices.size })
    .from(coursePractices)
    .where(scope.only(coursePractices, eq(coursePractices.courseId, courseId)));
  return found ?? usual;
}

const ofLearner = ({ viewer }: Ctx, courseId: number) =>
  and(eq(coursePracticeRuns.userId, viewer.userId), eq(coursePracticeRuns.courseId, courseId));

/** The practice offered for a course, and the learner's results. */
export async function readPractice(
  ctx: CallContext,
  { id }: CallInput<typeof coursePractice>,
  ports: PracticePorts,
): Promise<CallOutput<typeof coursePractice>> {
  const { viewer } = ctx;
  const course = await ports.course(ctx, id);
  const setting = await settingOf(ctx, id);
  const counts = await ports.count(ctx, id);
  const own =
    viewer.userId === null || viewer.sessionId === null
      ? { open: null, best: null, finished: 0 }
      : await standing(
          { ...ctx, viewer: { ...viewer, userId: viewer.userId, sessionId: viewer.sessionId } },
          id,
          ports,
        );
  const chapters = course.chapters
    .map((chapter) => ({ ...chapter, questions: counts.get(chapter.id) ?? 0 }))
    .filter(({ questions }) => questions > 0);
  return {
    course: course.title,
    ...setting,
    questions: chapters.reduce((sum, { questions }) => sum + questions, 0),
    chapters,
    ...own,
  };
}

async function standing(ctx: Ctx, courseId: number, ports: PracticePorts) {
  const { scope } = ctx;
  const { right, questions, finishedAt } = coursePracticeRuns;
  const open = await openRun(ctx, courseId);
  const [best] = await scope.tx
    .select()
    .from(coursePracticeRuns)
    .where(scope.only(coursePracticeRuns, ofLearner(ctx, courseId), isNotNull(finishedAt)))
    .orderBy(sql`${right}::float / greatest(1, jsonb_array_length(${questions})) desc`, desc(coursePracticeRuns.id))
    .limit(1);
  const [counted] = await scope.tx
    .select({ finished: sql<number>`count(*)`.mapWith(Number) })
    .from(coursePracticeRuns)
    .where(scope.only(coursePracticeRuns, ofLearner(ctx, courseId), isNotNull(finishedAt)));
  return {
    open: open === undefined ? null : await rowOf(ctx, open, ports),
    best: best === undefined ? null : await rowOf(ctx, best, ports),
    finished: counted?.finished ?? 0,
  };
}

async function openRun(ctx: Ctx, courseId: number): Promise<RunRow | undefined> {
  const { scope } = ctx;
  const [run] = await scope.tx
    .select()
    .from(coursePracticeRuns)
    .where(scope.only(coursePracticeRuns, ofLearner(ctx, courseId), isNull(coursePracticeRuns.finishedAt)));
  return run;
}

/** Begins a run, or continues the open one: a course has one open run at a time. */
export async function beginPractice(
  ctx: Ctx,
  { id, chapter_id }: CallInput<typeof startCoursePractice>,
  ports: PracticePorts,
): Promise<CoursePracticeRun> {
  const { scope, viewer } = ctx;
  await ports.course(ctx, id);
  const chapterId = chapter_id ?? null;
  const known = await openRun(ctx, id);
  if (known !== undefined) return runView(ctx, known, ports);
  const { reveal, size } = await settingOf(ctx, id);
  const last = await knownQuestions(ctx, id);
  const questions = await ports.draw(ctx, { courseId: id, chapterId, count: size, last });
  if (questions.length === 0) throw new Refusal(ErrorCode.notFound);
  const startedAt = new Date(ctx.now());
  const [begun] = await scope.tx
    .insert(coursePracticeRuns)
    .values(
      scope.row(coursePracticeRuns, { userId: viewer.userId, courseId: id, chapterId, reveal, questions, startedAt }),
    )
    .onConflictDoNothing()
    .returning();
  // Another window was faster.
  const run = begun ?? (await openRun(ctx, id));
  if (run === undefined) throw new Refusal(ErrorCode.conflict);
  return runView(ctx, run, ports);
}

/** Questions of the course that the learner has answered rightly before: they are asked after all others. */
async function knownQuestions(ctx: Ctx, courseId: number): Promise<number[]> {
  const { scope } = ctx;
  const answer = coursePracticeAnswers;
  const rows = await scope.tx
    .selectDistinct({ id: answer.questionId })
    .from(answer)
    .innerJoin(coursePracticeRuns, and(eq(coursePracticeRuns.eid, answer.eid), eq(coursePracticeRuns.id, answer.runId)))
    .where(scope.only(answer, eq(answer.mark, 'right'), ofLearner(ctx, courseId)));
  return rows.map(({ id }) => id);
}

/** A run of the learner, open or finished. */
export async function readRun(
  ctx: Ctx,
  { practice }: CallInput<typeof coursePracticeResult>,
  ports: PracticePorts,
): Promise<CoursePracticeRun> {
  return runView(ctx, await ownRun(ctx, practice), ports);
}

const lastBegunFirst = keyset<RunRow>([coursePracticeRuns.startedAt, coursePracticeRuns.id], ({ startedAt, id }) => [
  startedAt,
  id,
]);

/** Finished runs of a course, latest begin first. */
export async function listRuns(
  ctx: Ctx,
  input: CallInput<typeof coursePracticeHistory>,
  ports: PracticePorts,
): Promise<CallOutput<typeof coursePracticeHistory>> {
  const { scope } = ctx;
  return keysetPage(historyCall, input, {
    by: lastBegunFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(coursePracticeRuns)
        .where(
          scope.only(coursePracticeRuns, ofLearner(ctx, input.id), isNotNull(coursePracticeRuns.finishedAt), beyond),
        )
        .orderBy(...orderBy)
        .limit(limit),
    items: (runs) => runRows(ctx, runs, ports),
  });
}
