import type { HandInReason, SitterStand } from '@banyan/contracts/exam';
import type { Permission } from '@banyan/contracts';
import { and, eq, exists, gt, ilike, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { mentions } from '../../../../db/localised.ts';
import { audienceMembers } from '../../../../platform/audience/audience.schema.ts';
import { departments } from '../../../../platform/department.schema.ts';
import { users } from '../../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { examAttempts } from '../../attempt.schema.ts';
import { examStandings } from '../../exam.schema.ts';
import type { Exam } from '../exams/within.ts';

type Ctx = Pick<ManageContext, 'grants' | 'scope'>;

/** Joins a person with the standing in an exam: some have none. */
const standingIn = ({ id }: Pick<Exam, 'id'>) =>
  and(eq(examStandings.eid, users.eid), eq(examStandings.userId, users.id), eq(examStandings.examId, id));

/** How a person stands, each in one only. */
export const standColumn = sql<SitterStand>`case
  when coalesce(${examStandings.passed}, false) then 'passed'
  when ${examStandings.openAttemptId} is not null then 'sitting'
  when coalesce(${examStandings.pending}, false) then 'waiting'
  when ${examStandings.lastAttemptId} is not null or ${examStandings.bestScore} is not null then 'failed'
  else 'absent' end`;

/** The paper that counts: the best, or else the last, or the open one. */
const paperId = sql`coalesce(${examStandings.bestAttemptId}, ${examStandings.lastAttemptId}, ${examStandings.openAttemptId})`;

export interface Found {
  readonly q?: string | undefined;
  readonly stand?: SitterStand | '' | undefined;
  readonly reason?: HandInReason | '' | undefined;
}

/**
 * Condition on the people of an exam, joined by `sitterRows`: those for whom it is and those who have sat it, as far as a
 * right over departments reaches. A right over one's own exams does not show everybody in the enterprise: of an exam for
 * everyone it reaches those who have begun it.
 */
export function sittersOf(
  { grants, scope }: Ctx,
  { audienceId }: Pick<Exam, 'audienceId'>,
  permission: Permission,
  { q = '', reason = '', stand = '' }: Found = {},
): SQL | undefined {
  const reach = grants.reach(permission);
  const begun = or(gt(examStandings.attempts, 0), isNotNull(examStandings.bestScore));
  const member = () =>
    exists(
      scope.tx
        .select({ id: audienceMembers.userId })
        .from(audienceMembers)
        .where(
          scope.only(
            audienceMembers,
            eq(audienceMembers.audienceId, audienceId ?? 0),
            eq(audienceMembers.userId, users.id),
          ),
        ),
    );
  const isFor = audienceId === null ? (reach === 'own' ? begun : undefined) : or(begun, member());
  const words = q.trim();
  return and(
    isNull(users.leftAt),
    isFor,
    reach === 'departments' ? grants.people(scope, permission) : undefined,
    words === '' ? undefined : or(mentions(users.name, words), ilike(users.account, sql`${words} || '%'`)),
    stand === '' ? undefined : sql`${standColumn} = ${stand}`,
    reason === '' ? undefined : eq(examAttempts.handInReason, reason),
  );
}

/** People with their standings in an exam and the papers that count; the caller says which of them. */
export const sitterRows = ({ scope }: Pick<Ctx, 'scope'>, exam: Pick<Exam, 'id'>) =>
  scope.tx
    .select({
      ...{ id: users.id, name: users.name, account: users.account, department: departments.name },
      ...{ attempts: examStandings.attempts, score: examStandings.bestScore, tookMs: examStandings.bestTookMs },
      ...{ lastHandedInAt: examStandings.lastHandedInAt, bestAt: examStandings.bestAt },
      ...{ paper: examAttempts.id, reason: examAttempts.handInReason },
      ...{ switches: examAttempts.switches, faceFailures: examAttempts.faceFailures },
      stand: standColumn.as('stand'),
    })
    .from(users)
    .leftJoin(examStandings, standingIn(exam))
    .leftJoin(examAttempts, and(eq(examAttempts.eid, users.eid), sql`${examAttempts.id} = ${paperId}`))
    .leftJoin(departments, and(eq(departments.eid, users.eid), eq(departments.id, users.departmentId)));
export type SitterRow = Awaited<ReturnType<typeof sitterRows>>[number];
