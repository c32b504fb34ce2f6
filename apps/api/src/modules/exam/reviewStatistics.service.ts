import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { reviewFigures, type examStatistics } from '@banyan/contracts/exam';
import { and, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { examAnswers, examAttempts } from './attempt.schema.ts';
import { exams } from './exam.schema.ts';
import { questions } from './question.schema.ts';
import { itemColumns, rankedPapers, sharesOf } from './itemFigures.ts';
import { countIf, partOfQuestion, shortened, textOf } from './reviewRow.ts';

type Ctx = CallContext<Learner>;
type Exam = typeof exams.$inferSelect;

const longestStem = 80;

const lastOpenedFirst = keyset<Exam>([exams.opensAt, exams.id], ({ opensAt, id }) => [opensAt, id]);

interface Sums {
  readonly papers: number;
  readonly waiting: number;
  readonly average: number | null;
  readonly passed: number;
}

async function sumsOf({ scope }: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Sums>> {
  const rows = await scope.tx
    .select({
      id: examAttempts.examId,
      papers: countIf(sql`${examAttempts.state} = 'marked'`),
      waiting: countIf(sql`${examAttempts.state} = 'pending_marking'`),
      average: sql<number | null>`round(avg(${examAttempts.score}))::int`,
      passed: countIf(sql`${examAttempts.passed}`),
    })
    .from(examAttempts)
    .where(scope.only(examAttempts, inArray(examAttempts.examId, [...ids])))
    .groupBy(examAttempts.examId);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

const noPapers: Sums = { papers: 0, waiting: 0, average: null, passed: 0 };
const figuresOf = ({ viewer }: Ctx, exam: Exam, sums: Sums = noPapers) => ({
  id: exam.id,
  title: localised(exam.title, viewer.language),
  fullScore: exam.fullScore,
  ...sums,
});

/** Exams with attempts, and their results. */
export async function listFigures(
  ctx: Ctx,
  input: CallInput<typeof reviewFigures>,
): Promise<CallOutput<typeof reviewFigures>> {
  const { scope } = ctx;
  const sat = exists(
    scope.tx
      .select({ id: examAttempts.id })
      .from(examAttempts)
      .where(scope.only(examAttempts, eq(examAttempts.examId, exams.id), isNotNull(examAttempts.handedInAt))),
  );
  return keysetPage(reviewFigures, input, {
    by: lastOpenedFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(exams)
        .where(scope.only(exams, sat, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    async items(rows) {
      const sums = await sumsOf(
        ctx,
        rows.map(({ id }) => id),
      );
      return rows.map((exam) => ({ ...figuresOf(ctx, exam, sums.get(exam.id)), opensAt: exam.opensAt.getTime() }));
    },
  });
}

/** Outcome of an exam question by question, over all papers that are marked. */
export async function readStatistics(
  ctx: Ctx,
  { id }: CallInput<typeof examStatistics>,
): Promise<CallOutput<typeof examStatistics>> {
  const { scope, viewer } = ctx;
  const [exam] = await scope.tx
    .select()
    .from(exams)
    .where(scope.only(exams, eq(exams.id, id)));
  if (exam === undefined) throw new Refusal(ErrorCode.notFound);
  const ranked = rankedPapers(scope, id);
  const rows = await scope.tx
    .select(itemColumns(ranked))
    .from(examAnswers)
    .innerJoin(ranked, and(eq(ranked.eid, examAnswers.eid), eq(ranked.id, examAnswers.attemptId)))
    .where(scope.only(examAnswers))
    .groupBy(examAnswers.questionId);
  const asked = await scope.tx
    .select()
    .from(questions)
    .where(
      scope.only(
        questions,
        inArray(
          questions.id,
          rows.map((row) => row.id),
        ),
      ),
    );
  const byId = new Map(asked.map((question) => [question.id, question]));
  const sums = (await sumsOf(ctx, [id])).get(id);
  return {
    ...figuresOf(ctx, exam, sums),
    distribution: await tenths(ctx, exam),
    questions: rows
      .flatMap((row) => {
        const question = byId.get(row.id);
        const full = question === undefined ? 0 : (partOfQuestion(exam, question)?.scoreEach ?? 0);
        if (question === undefined || full === 0) return [];
        const { discrimination, share } = sharesOf(row, full);
        return [
          {
            ...{ id: row.id, papers: row.papers, blank: row.blank, kind: question.kind },
            stem: shortened(textOf(localised(question.stem, viewer.language)), longestStem),
            ...{ difficulty: share, discrimination },
          },
        ];
      })
      .sort((a, b) => a.difficulty - b.difficulty || a.id - b.id),
  };
}

/** Papers in each tenth of the full score. */
async function tenths({ scope }: Ctx, exam: Exam): Promise<number[]> {
  const rows = await scope.tx
    .select({
      tenth: sql<number>`least(9, ${examAttempts.score} * 10 / ${Math.max(1, exam.fullScore)})`
        .mapWith(Number)
        .as('tenth'),
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(examAttempts)
    .where(scope.only(examAttempts, eq(examAttempts.examId, exam.id), eq(examAttempts.state, 'marked')))
    .groupBy(sql`1`);
  const counts = new Map(rows.map(({ tenth, count }) => [tenth, count]));
  return Array.from({ length: 10 }, (_, at) => counts.get(at) ?? 0);
}
