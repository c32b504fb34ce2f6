import type { Permission } from '@banyan/contracts';
import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../../../db/tenant.ts';
import { users } from '../../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { examAttempts } from '../../attempt.schema.ts';

/** Condition on the papers of an exam that a right over departments reaches: those of their people; others reach all. */
export function papersOfPeople(
  { grants, scope }: Pick<ManageContext, 'grants' | 'scope'>,
  permission: Permission,
): SQL | undefined {
  if (grants.reach(permission) !== 'departments') return undefined;
  const people = scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, grants.people(scope, permission)));
  return inArray(examAttempts.userId, people);
}

/** Whether the viewer has a paper in an exam. */
export async function hasPaper(
  { scope, viewer }: Pick<ManageContext, 'scope' | 'viewer'>,
  examId: number,
): Promise<boolean> {
  const own = and(eq(examAttempts.examId, examId), eq(examAttempts.userId, viewer.userId));
  return (await scope.tx.$count(examAttempts, scope.only(examAttempts, own))) > 0;
}

/** Id of the last paper that a person has handed in; 0: none. */
export async function lastPaperOf(scope: TenantScope, examId: number, userId: number): Promise<number> {
  const [row] = await scope.tx
    .select({ id: examAttempts.id })
    .from(examAttempts)
    .where(
      scope.only(
        examAttempts,
        and(eq(examAttempts.examId, examId), eq(examAttempts.userId, userId), isNotNull(examAttempts.handedInAt)),
      ),
    )
    .orderBy(desc(examAttempts.number))
    .limit(1);
  return row?.id ?? 0;
}
