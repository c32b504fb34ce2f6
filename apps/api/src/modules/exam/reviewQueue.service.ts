import type { CallInput, CallOutput } from '@banyan/contracts';
import type { reviewAnswers, reviewQueue } from '@banyan/contracts/exam';
import { and, asc, count, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { dayOf } from '../../days/days.ts';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { ErrorCode } from '@banyan/contracts';
import { users } from '../../platform/enterprise.schema.ts';
import { attemptAppeals, examAnswers, examAttempts } from './attempt.schema.ts';
import { marksOf, notBeingSat, notOwn } from './desk.ts';
import { exams } from './exam.schema.ts';
import { questionReports, questions } from './question.schema.ts';
import {
  attemptOfAnswer,
  countIf,
  fullPoints,
  isMarkedByHand,
  isWaiting,
  partOfQuestion,
  shortened,
  textOf,
} from './reviewRow.ts';

type Ctx = CallContext<Learner>;

const DAY_MS = 86_400_000;
/** Marked answers stay in the list for so many days, for a second look. */
const inSightDays = 30;
const longestStem = 60;
const longestExcerpt = 60;
const mostWaiting = 100;
const mostMarked = 50;

/** Exams and questions with work for a marker, longest waiting first; one's own papers are for others. */
export async function readQueue(
  ctx: Ctx,
  { examId }: CallInput<typeof reviewQueue>,
): Promise<CallOutput<typeof reviewQueue>> {
  const { scope, viewer } = ctx;
  const since = new Date(ctx.now() - inSightDays * DAY_MS);
  const groups = await scope.tx
    .select({
      examId: examAttempts.examId,
      questionId: examAnswers.questionId,
      waiting: countIf(isWaiting),
      marked: countIf(sql`not ${isWaiting}`),
      oldest: sql<
        number | null
      >`(extract(epoch from min(${examAttempts.handedInAt}) filter (where ${isWaiting})) * 1000)::bigint`,
    })
    .from(examAnswers)
    .innerJoin(examAttempts, attemptOfAnswer)
    .where(
      scope.only(
        examAnswers,
        or(isWaiting, gte(examAnswers.markedAt, since), and(eq(examAttempts.examId, examId), isMarkedByHand)),
        notOwn(ctx),
        marksOf(ctx, examAttempts.examId),
        await notBeingSat(ctx),
      ),
    )
    .groupBy(examAttempts.examId, examAnswers.questionId)
    .orderBy(asc(examAnswers.questionId));
  const found = await examsAndQuestions(ctx, groups);
  const oldestOf = (rows: typeof groups) =>
    rows.reduce<number | null>(
      (least, { oldest }) => (oldest === null ? least : Math.min(least ?? Infinity, Number(oldest))),
      null,
    );
  const list = [...found.exams.values()]
    .map((exam) => {
      const own = groups.filter(({ examId }) => examId === exam.id);
      const told = {
        id: exam.id,
        title: localised(exam.title, viewer.language),
        anonymous: exam.anonymous,
        waiting: own.reduce((sum, { waiting }) => sum + waiting, 0),
        questions: own.flatMap(({ questionId, waiting, marked }) => {
          const question = found.questions.get(questionId);
          if (question === undefined) return [];
          const stem = shortened(textOf(localised(question.stem, viewer.language)), longestStem);
          return [{ id: questionId, stem, full: fullPoints(partOfQuestion(exam, question)), waiting, marked }];
        }),
      };
      return { oldest: oldestOf(own), told };
    })
    .sort((a, b) => (a.oldest ?? Infinity) - (b.oldest ?? Infinity) || a.told.id - b.told.id);
  return {
    waiting: list.reduce((sum, { told }) => sum + told.waiting, 0),
    ...(await openRequests(ctx)),
    oldestAt: oldestOf(groups),
    exams: list.map(({ told }) => told),
  };
}

async function examsAndQuestions(
  { scope }: Ctx,
  groups: readonly { readonly examId: number; readonly questionId: number }[],
) {
  const examIds = [...new Set(groups.map(({ examId }) => examId))];
  const questionIds = [...new Set(groups.map(({ questionId }) => questionId))];
  const examRows = await scope.tx
    .select()
    .from(exams)
    .where(scope.only(exams, inArray(exams.id, examIds)));
  const questionRows = await scope.tx
    .select()
    .from(questions)
    .where(scope.only(questions, inArray(questions.id, questionIds)));
  return {
    exams: new Map(examRows.map((exam) => [exam.id, exam])),
    questions: new Map(questionRows.map((question) => [question.id, question])),
  };
}

/** Waiting requests in the other parts of the desk, and the viewer's marks of today. */
async function openRequests(ctx: Ctx) {
  const { scope, viewer, now } = ctx;
  const today = dayOf(now(), viewer.timeZone);
  const ownDay = sql`(${examAnswers.markedAt} at time zone ${viewer.timeZone})::date = ${today}::date`;
  const [[appeals], [reports], [marked]] = [
    await scope.tx
      .select({ count: count() })
      .from(attemptAppeals)
      .innerJoin(
        examAttempts,
        and(eq(examAttempts.eid, attemptAppeals.eid), eq(examAttempts.id, attemptAppeals.attemptId)),
      )
      .where(scope.only(attemptAppeals, eq(attemptAppeals.state, 'open'), notOwn(ctx))),
    await scope.tx
      .select({ count: count() })
      .from(questionReports)
      .where(scope.only(questionReports, eq(questionReports.state, 'open'), notOwn(ctx, questionReports.userId))),
    await scope.tx
      .select({ count: count() })
      .from(examAnswers)
      .where(
        scope.only(
          examAnswers,
          eq(examAnswers.markedBy, viewer.userId),
          gte(examAnswers.markedAt, new Date(now() - 2 * DAY_MS)),
          ownDay,
        ),
      ),
  ];
  // Appeals and reports are for administrators.
  const isAdmin = viewer.role === 'admin';
  return {
    appeals: isAdmin ? (appeals?.count ?? 0) : 0,
    reports: isAdmin ? (reports?.count ?? 0) : 0,
    today: marked?.count ?? 0,
  };
}

/** Papers of an exam by their numbers: the order of submission. */
export const numberedPapers = ({ scope }: Pick<Ctx, 'scope'>, examId: number) =>
  scope.tx
    .select({
      id: examAttempts.id,
      userId: examAttempts.userId,
      handedInAt: examAttempts.handedInAt,
      paper: sql<number>`row_number() over (order by ${examAttempts.handedInAt}, ${examAttempts.id})`
        .mapWith(Number)
        .as('paper'),
    })
    .from(examAttempts)
    .where(scope.only(examAttempts, eq(examAttempts.examId, examId), isNotNull(examAttempts.handedInAt)))
    .as('numbered');

/** Answers of others in an exam: the longest waiting ones, and the last marked ones. */
export async function listAnswers(
  ctx: Ctx,
  { examId, questionId, attemptId }: CallInput<typeof reviewAnswers>,
): Promise<CallOutput<typeof reviewAnswers>> {
  const { scope, viewer } = ctx;
  const [exam] = await scope.tx
    .select()
    .from(exams)
    .where(scope.only(exams, eq(exams.id, examId), marksOf(ctx, exams.id)));
  if (exam === undefined) throw new Refusal(ErrorCode.notFound);
  const numbered = numberedPapers(ctx, examId);
  const asked = and(questionId === 0 ? undefined : eq(examAnswers.questionId, questionId), await notBeingSat(ctx));
  const others = sql`${numbered.userId} <> ${viewer.userId}`;
  const [counts] = await scope.tx
    .select({
      waiting: countIf(sql`${isWaiting} and ${others}`),
      marked: countIf(sql`${isMarkedByHand} and ${others}`),
      all: countIf(isWaiting),
    })
    .from(examAnswers)
    .innerJoin(numbered, eq(numbered.id, examAnswers.attemptId))
    .where(scope.only(examAnswers, asked));
  const read = () =>
    scope.tx
      .select({
        attemptId: examAnswers.attemptId,
        questionId: examAnswers.questionId,
        paper: numbered.paper,
        name: users.name,
        excerpt: sql<string>`left(${examAnswers.value} ->> 'text', ${longestExcerpt * 2})`,
        handedInAt: numbered.handedInAt,
        mark: examAnswers.mark,
        score: examAnswers.score,
        revision: examAnswers.markRevision,
      })
      .from(examAnswers)
      .innerJoin(numbered, eq(numbered.id, examAnswers.attemptId))
      .innerJoin(users, and(eq(users.eid, examAnswers.eid), eq(users.id, numbered.userId)));
  const waiting = await read()
    .where(scope.only(examAnswers, asked, isWaiting, others))
    .orderBy(asc(numbered.paper), asc(examAnswers.questionId))
    .limit(mostWaiting);
  const marked = await read()
    .where(scope.only(examAnswers, asked, isMarkedByHand, others))
    .orderBy(
      sql`${examAnswers.attemptId} = ${attemptId} desc`,
      sql`${examAnswers.markedAt} desc nulls last`,
      asc(examAnswers.attemptId),
    )
    .limit(mostMarked);
  const hidden = exam.anonymous && (counts?.all ?? 0) > 0;
  return {
    waiting: counts?.waiting ?? 0,
    marked: counts?.marked ?? 0,
    items: [...waiting, ...marked]
      .sort((a, b) => a.paper - b.paper || a.questionId - b.questionId)
      .map(({ name, excerpt, handedInAt, mark, score, ...row }) => ({
        ...row,
        name: hidden ? '' : localised(name, viewer.language),
        excerpt: shortened(excerpt.replaceAll(/\s+/g, ' ').trim(), longestExcerpt),
        handedInAt: handedInAt?.getTime() ?? 0,
        points: mark === 'waiting' ? null : Math.floor((score ?? 0) / 100),
      })),
  };
}
