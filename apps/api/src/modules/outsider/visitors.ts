import { and, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { outsiderRequests } from './outsider.schema.ts';

/** Condition on people from outside who were let in and belong to no department. */
export const isVisitor = (scope: TenantScope): SQL | undefined =>
  and(
    isNull(users.departmentId),
    inArray(
      users.id,
      scope.tx
        .select({ id: sql<number>`${outsiderRequests.userId}` })
        .from(outsiderRequests)
        .where(scope.only(outsiderRequests, isNotNull(outsiderRequests.userId))),
    ),
  );

/** Facts from the requests of visitors, by the id of the account. */
export async function visitorFacts(scope: TenantScope, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await scope.tx
          .select()
          .from(outsiderRequests)
          .where(scope.only(outsiderRequests, inArray(outsiderRequests.userId, [...ids])));
  return new Map(
    rows.map(({ askedAt, company, decidedAt, reason, userId }) => [
      userId ?? 0,
      { company, reason, askedAt: askedAt.getTime(), since: decidedAt?.getTime() ?? null },
    ]),
  );
}
