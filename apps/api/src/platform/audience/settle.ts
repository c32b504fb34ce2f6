import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { users } from '../enterprise.schema.ts';
import { audienceMembers, audiences } from './audience.schema.ts';
import { isMember, type Organisation, type PersonFacts } from './membership.ts';
import { readOrganisation } from './organisation.ts';
import { readPeople } from './people.ts';

type AudienceRow = Pick<typeof audiences.$inferSelect, 'id' | 'terms'>;

/**
 * Brings the membership of people up to date, after a change of their departments, groups or properties, in the same
 * transaction.
 */
export async function settlePeople(scope: TenantScope, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await turn(scope, 'people');
  await settle(scope, await readAudiences(scope), inArray(users.id, [...userIds]));
}

/** Fills a new audience. */
export async function fillAudience(scope: TenantScope, audience: AudienceRow): Promise<void> {
  await turn(scope, 'audiences');
  await settle(scope, [audience], undefined);
}

const readAudiences = (scope: TenantScope): Promise<AudienceRow[]> =>
  scope.tx.select({ id: audiences.id, terms: audiences.terms }).from(audiences).where(scope.only(audiences));

/**
 * Changes of people go on side by side; a change of audiences waits for them and they for it, until the transaction
 * ends. Otherwise a person who moves while an audience is filled would be seen by neither.
 */
async function turn({ eid, tx }: TenantScope, of: 'people' | 'audiences'): Promise<void> {
  const key = sql`hashtext('audiences'), ${eid}`;
  await tx.execute(
    of === 'people' ? sql`select pg_advisory_xact_lock_shared(${key})` : sql`select pg_advisory_xact_lock(${key})`,
  );
}

async function settle(scope: TenantScope, all: readonly AudienceRow[], where: SQL | undefined): Promise<void> {
  if (all.length === 0) return;
  const around = await readOrganisation(scope);
  const ids = all.map(({ id }) => id);
  for await (const people of readPeople(scope, where)) await settleBatch(scope, people, { all, around, ids });
}

async function settleBatch(
  scope: TenantScope,
  people: readonly PersonFacts[],
  { all, around, ids }: { readonly all: readonly AudienceRow[]; readonly around: Organisation; readonly ids: number[] },
): Promise<void> {
  const own = and(
    inArray(
      audienceMembers.userId,
      people.map(({ id }) => id),
    ),
    ids.length === 1 ? eq(audienceMembers.audienceId, ids[0] ?? 0) : undefined,
  );
  const rows = await scope.tx
    .select({ userId: audienceMembers.userId, audienceId: audienceMembers.audienceId })
    .from(audienceMembers)
    .where(scope.only(audienceMembers, own));
  const former = new Set(rows.map(({ audienceId, userId }) => `${userId} ${audienceId}`));
  const added: [userId: number, audienceId: number][] = [];
  for (const person of people) {
    for (const { id, terms } of all) {
      const was = former.delete(`${person.id} ${id}`);
      if (isMember(person, terms, around)) {
        if (!was) added.push([person.id, id]);
      } else if (was) former.add(`${person.id} ${id}`);
    }
  }
  // Former memberships that are left are lost.
  await change(
    scope,
    [...former].map((pair) => pair.split(' ').map(Number) as [number, number]),
    'lost',
  );
  await change(scope, added, 'added');
}

async function change(
  { eid, tx }: TenantScope,
  pairs: readonly (readonly [userId: number, audienceId: number])[],
  what: 'added' | 'lost',
): Promise<void> {
  if (pairs.length === 0) return;
  const userIds = sql.param(pairs.map(([userId]) => userId));
  const audienceIds = sql.param(pairs.map(([, audienceId]) => audienceId));
  const each = sql`unnest(${userIds}::bigint[], ${audienceIds}::bigint[]) as one (user_id, audience_id)`;
  if (what === 'added')
    await tx.execute(sql`
      insert into ${audienceMembers} (eid, user_id, audience_id) select ${eid}, one.* from ${each} on conflict do nothing`);
  else
    await tx.execute(sql`
      delete from ${audienceMembers} m using ${each}
      where m.eid = ${eid} and m.user_id = one.user_id and m.audience_id = one.audience_id`);
}
