import type { CallInput } from '@banyan/contracts';
import { sitterStands, type examOutcome, type ExamOutcome } from '@banyan/contracts/exam';
import { and, count, eq, sql } from 'drizzle-orm';
import { localised } from '../../../../db/localised.ts';
import { users } from '../../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { attemptAppeals, examAttempts } from '../../attempt.schema.ts';
import { firstEnd } from '../../standing.ts';
import { statedExam } from '../exams/detail.service.ts';
import { sits } from '../exams/supervise.service.ts';
import { examWithin, reachesExam } from '../exams/within.ts';
import { hasPaper, papersOfPeople } from './papers.ts';
import { sitterRows, sittersOf } from './sitters.ts';

/** Outcome of an exam among the people whom the caller's rights reach, each counted once by the best paper. */
export async function readOutcome(ctx: ManageContext, { id }: CallInput<typeof examOutcome>): Promise<ExamOutcome> {
  const { now, scope, viewer } = ctx;
  await examWithin(ctx, id, 'assessment.see');
  const exam = await statedExam(ctx, id);
  const rows = sitterRows(ctx, exam)
    .where(scope.only(users, sittersOf(ctx, exam, 'assessment.see')))
    .as('sitters');
  const counted = await scope.tx.select({ stand: rows.stand, n: count() }).from(rows).groupBy(rows.stand);
  const numbers = new Map<string, number>(counted.map(({ n, stand }) => [stand, n]));
  const [middle] = await scope.tx
    .select({
      median: sql<number | null>`round(percentile_cont(0.5) within group (order by ${rows.score}))::int`,
    })
    .from(rows);
  const tenths = await scope.tx
    .select({
      tenth: sql<
        number | null
      >`case when ${rows.score} is not null then least(9, ${rows.score} * 10 / ${Math.max(1, exam.fullScore)}) end`.as(
        'tenth',
      ),
      n: count(),
    })
    .from(rows)
    .groupBy(sql`1`);
  const inTenth = new Map<number | null, number>(tenths.map(({ n, tenth }) => [tenth, n]));
  const appeals = scope.tx
    .select({ id: attemptAppeals.attemptId })
    .from(attemptAppeals)
    .innerJoin(
      examAttempts,
      and(eq(examAttempts.eid, attemptAppeals.eid), eq(examAttempts.id, attemptAppeals.attemptId)),
    )
    .where(
      scope.only(
        attemptAppeals,
        and(eq(attemptAppeals.state, 'open'), eq(examAttempts.examId, id), papersOfPeople(ctx, 'assessment.see')),
      ),
    );
  const publishes = await reachesExam(ctx, id, 'assessment.publish');
  return {
    title: localised(exam.title, viewer.language),
    ...{ state: exam.state, kind: exam.kind, fullScore: exam.fullScore, passScore: exam.passScore },
    ...{ credits: exam.credits, points: exam.points },
    people: counted.reduce((sum, { n }) => sum + n, 0),
    stands: Object.fromEntries(sitterStands.map((stand) => [stand, numbers.get(stand) ?? 0])) as ExamOutcome['stands'],
    median: middle?.median ?? null,
    distribution: Array.from({ length: 10 }, (_, at) => inTenth.get(at) ?? 0),
    appeals: await scope.tx.$count(appeals.as('appeals')),
    mayRemind: exam.archivedAt === null && now() < firstEnd(exam) && (await reachesExam(ctx, id, 'assessment.assign')),
    mayAct: publishes && !(await sits(ctx, id)),
    mayCorrect: publishes && !(await hasPaper(ctx, id)),
    mayExport: await reachesExam(ctx, id, 'assessment.export'),
  };
}
