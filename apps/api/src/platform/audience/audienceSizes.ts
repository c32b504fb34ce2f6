import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { users } from '../enterprise.schema.ts';
import { audienceMembers } from './audience.schema.ts';

/** Numbers of the people of audiences who have not left, by the id of the audience. */
export async function audienceSizes(
  scope: TenantScope,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, number>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  if (wanted.length === 0) return new Map();
  const counted = await scope.tx
    .select({ id: audienceMembers.audienceId, people: count() })
    .from(audienceMembers)
    .innerJoin(users, and(eq(users.eid, audienceMembers.eid), eq(users.id, audienceMembers.userId)))
    .where(scope.only(audienceMembers, inArray(audienceMembers.audienceId, wanted), isNull(users.leftAt)))
    .groupBy(audienceMembers.audienceId);
  return new Map(counted.map(({ id, people }) => [id, people]));
}
