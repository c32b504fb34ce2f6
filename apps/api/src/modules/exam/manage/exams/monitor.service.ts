import type { CallInput, CallOutput } from '@banyan/contracts';
import type { watchExam } from '@banyan/contracts/exam';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { localised } from '../../../../db/localised.ts';
import { audienceSizes } from '../../../../platform/audience/audienceSizes.ts';
import { departments } from '../../../../platform/department.schema.ts';
import { users } from '../../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { examAnswers, examAttempts } from '../../attempt.schema.ts';
import { OFFLINE_AFTER_MS } from '../../attemptRow.ts';
import { examStandings } from '../../exam.schema.ts';
import { countIf } from '../../reviewRow.ts';
import { statedExam } from './detail.service.ts';
import { sits } from './supervise.service.ts';
import { examWithin, type Exam } from './within.ts';

/** Papers of one picture. */
const mostPapers = 5000;

const isGiven = sql`(
  jsonb_array_length(${examAnswers.value} -> 'choice') > 0 or jsonb_array_length(${examAnswers.value} -> 'files') > 0
  or trim(${examAnswers.value} ->> 'text') <> ''
  or exists (select 1 from jsonb_array_elements_text(${examAnswers.value} -> 'gaps') gap where trim(gap) <> ''))`;

/** The people who sit an exam, and those who have submitted it. */
export async function watch(
  ctx: ManageContext,
  { id }: CallInput<typeof watchExam>,
): Promise<CallOutput<typeof watchExam>> {
  const { grants, scope, viewer } = ctx;
  await examWithin(ctx, id, 'assessment.see');
  const exam = await statedExam(ctx, id);
  const now = ctx.now();
  const given = scope.tx
    .select({
      attemptId: examAnswers.attemptId,
      given: countIf(isGiven).as('given_answers'),
      savedAt: sql<Date | null>`max(${examAnswers.savedAt}) filter (where ${examAnswers.revision} > 0)`
        .mapWith(examAnswers.savedAt)
        .as('last_saved_at'),
    })
    .from(examAnswers)
    .innerJoin(examAttempts, and(eq(examAttempts.eid, examAnswers.eid), eq(examAttempts.id, examAnswers.attemptId)))
    .where(scope.only(examAnswers, eq(examAttempts.examId, id)))
    .groupBy(examAnswers.attemptId)
    .as('given');
  const rows = await scope.tx
    .select({
      attempt: examAttempts,
      name: users.name,
      account: users.account,
      department: departments.name,
      answered: given.given,
      savedAt: given.savedAt,
    })
    .from(examAttempts)
    .innerJoin(users, and(eq(users.eid, examAttempts.eid), eq(users.id, examAttempts.userId)))
    .leftJoin(departments, and(eq(departments.eid, users.eid), eq(departments.id, users.departmentId)))
    .leftJoin(given, eq(given.attemptId, examAttempts.id))
    .where(scope.only(examAttempts, eq(examAttempts.examId, id)))
    .orderBy(
      sql`${examAttempts.state} = 'open' desc, ${examAttempts.handedInAt} desc nulls first`,
      asc(examAttempts.id),
    )
    .limit(mostPapers);
  return {
    title: localised(exam.title, viewer.language),
    ...{ state: exam.state, durationMin: exam.durationMin, switchLimit: exam.switchLimit, faceLimit: exam.faceLimit },
    ...{ stopReason: exam.stopReason, opensAt: exam.opensAt.getTime(), closesAt: exam.closesAt.getTime() },
    now,
    absent: await absent(ctx, exam),
    mayAct: grants.reach('assessment.publish') !== null && !(await sits(ctx, exam.id)),
    papers: rows.map(({ account, answered, attempt, department, name, savedAt }) => ({
      ...{ id: attempt.id, userId: attempt.userId, account, answered: answered ?? 0 },
      name: localised(name, viewer.language),
      department: department === null ? '' : localised(department, viewer.language),
      state:
        attempt.state !== 'open'
          ? 'handed_in'
          : now - attempt.holderSeenAt.getTime() > OFFLINE_AFTER_MS
            ? 'offline'
            : 'writing',
      total: attempt.paper.reduce((sum, { questions }) => sum + questions.length, 0),
      savedAt: savedAt?.getTime() ?? null,
      seenAt: attempt.holderSeenAt.getTime(),
      startedAt: attempt.startedAt.getTime(),
      deadlineAt: attempt.deadlineAt.getTime(),
      ...{ switches: attempt.switches, faceFailures: attempt.faceFailures, reason: attempt.handInReason },
      handedInAt: attempt.handedInAt?.getTime() ?? null,
    })),
  };
}

/** People who may sit an exam and have not begun. */
async function absent(ctx: ManageContext, { audienceId, id }: Exam): Promise<number> {
  const { scope } = ctx;
  const all =
    audienceId === null
      ? await scope.tx.$count(users, scope.only(users, isNull(users.leftAt)))
      : ((await audienceSizes(ctx.scope, [audienceId])).get(audienceId) ?? 0);
  const begun = await scope.tx.$count(
    examStandings,
    scope.only(examStandings, eq(examStandings.examId, id), gt(examStandings.attempts, 0)),
  );
  return Math.max(0, all - begun);
}
