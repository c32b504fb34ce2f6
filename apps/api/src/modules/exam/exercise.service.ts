import { type CallOutput } from '@banyan/contracts';
import { wrongCircles, type exerciseSets, type ExerciseSet, type PracticeKind } from '@banyan/contracts/exam';
import { and, asc, eq, gt, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { dayOf } from '../../days/days.ts';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { stillAsked } from './asked.ts';
import { daysAhead, isDue, readBook } from './book.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { subjectNames, type Subject } from './practiceNames.ts';
import { masteredQuestions, practiceRuns } from './practice.schema.ts';
import { questionBanks, questions } from './question.schema.ts';
import { secretQuestions } from './secretQuestions.ts';
import { circleOf } from './spacing.ts';

type Ctx = CallContext<Learner>;
type BookRow = Awaited<ReturnType<typeof readBook>>[number];

const MONTH_MS = 30 * 86_400_000;
const daysShown = 14;

/** Sets for practice: the book in its circles and on the days to come, and its subsets. */
export async function readSets(ctx: Ctx, ports: ExamModulePorts): Promise<CallOutput<typeof exerciseSets>> {
  const { scope, viewer } = ctx;
  const book = await readBook(ctx);
  const due = book.filter(({ dueAt }) => isDue(dueAt, ctx));
  const [today = '', ...after] = daysAhead(ctx, daysShown);
  const dayOfRow = ({ dueAt }: BookRow) => dayOf(dueAt.getTime(), viewer.timeZone);
  const [open] = await scope.tx
    .select({ id: practiceRuns.id, startedAt: practiceRuns.startedAt })
    .from(practiceRuns)
    .where(
      scope.only(
        practiceRuns,
        eq(practiceRuns.userId, viewer.userId),
        eq(practiceRuns.kind, 'due'),
        isNull(practiceRuns.finishedAt),
      ),
    );
  return {
    date: today,
    total: book.length,
    due: due.length,
    circles: Array.from({ length: wrongCircles }, (_, index) => {
      const rows = book.filter(({ card }) => circleOf(card) === index + 1);
      return { count: rows.length, due: rows.filter((row) => due.includes(row)).length };
    }),
    ahead: [
      { date: today, count: due.length },
      ...after.map((date) => ({ date, count: book.filter((row) => dayOfRow(row) === date).length })),
    ],
    mastered: await masteredSince(ctx, ctx.now() - MONTH_MS),
    sets: [...(await setsOfBook(ctx, book, due, ports)), ...(await setsOfBanks(ctx))],
    runId: open !== undefined && dayOf(open.startedAt.getTime(), viewer.timeZone) === today ? open.id : null,
  };
}

/** Number of questions that have left the book since a moment. */
export async function masteredSince({ scope, viewer }: Ctx, since: number): Promise<number> {
  const [row] = await scope.tx
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(masteredQuestions)
    .where(
      scope.only(
        masteredQuestions,
        and(eq(masteredQuestions.userId, viewer.userId), gt(masteredQuestions.masteredAt, new Date(since))),
      ),
    );
  return row?.count ?? 0;
}

/** Exams, tags and courses that a wrong question belongs to. */
function subjectsOf({ examId, tags, lesson }: BookRow): Subject[] {
  return [
    ...(examId === null ? [] : [{ kind: 'exam' as const, key: String(examId) }]),
    ...tags.map((key) => ({ kind: 'tag' as const, key })),
    ...(lesson === null ? [] : [{ kind: 'course' as const, key: String(lesson.courseId) }]),
  ];
}

const setOrder: readonly PracticeKind[] = ['exam', 'tag', 'course'];

async function setsOfBook(
  ctx: Ctx,
  book: readonly BookRow[],
  due: readonly BookRow[],
  ports: ExamModulePorts,
): Promise<ExerciseSet[]> {
  const sets = new Map<string, { subject: Subject; count: number; due: number }>();
  for (const row of book) {
    for (const subject of subjectsOf(row)) {
      const name = `${subject.kind}:${subject.key}`;
      const set = sets.get(name) ?? { subject, count: 0, due: 0 };
      sets.set(name, { subject, count: set.count + 1, due: set.due + (due.includes(row) ? 1 : 0) });
    }
  }
  const all = [...sets.values()];
  const nameOf = await subjectNames(
    ctx,
    all.map(({ subject }) => subject),
    ports,
  );
  return all
    .map(({ subject, ...counts }) => ({ ...subject, ...counts, name: nameOf(subject) }))
    .filter(({ name }) => name !== '')
    .sort(
      (a, b) => setOrder.indexOf(a.kind) - setOrder.indexOf(b.kind) || b.count - a.count || (a.key < b.key ? -1 : 1),
    );
}

/** Banks with their questions for practice. */
async function setsOfBanks(ctx: Ctx): Promise<ExerciseSet[]> {
  const { scope, viewer } = ctx;
  const secret = [...(await secretQuestions(ctx))];
  const rows = await scope.tx
    .select({ id: questionBanks.id, name: questionBanks.name, count: sql<number>`count(*)`.mapWith(Number) })
    .from(questionBanks)
    .innerJoin(questions, and(eq(questions.eid, questionBanks.eid), eq(questions.bankId, questionBanks.id)))
    .where(
      scope.only(
        questionBanks,
        ne(questions.kind, 'short'),
        stillAsked,
        secret.length === 0 ? undefined : notInArray(questions.id, secret),
      ),
    )
    .groupBy(questionBanks.id, questionBanks.name)
    .orderBy(asc(questionBanks.id));
  return rows.map(({ id, name, count }) => ({
    kind: 'bank',
    key: String(id),
    name: localised(name, viewer.language),
    count,
    due: 0,
  }));
}
