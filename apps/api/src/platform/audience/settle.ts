import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { audiencesEntered } from '../../effects/audiencesEntered.ts';
import type { Emit } from '../../ports/emit.ts';
import { users } from '../enterprise.schema.ts';
import { audienceMembers, audiences } from './audience.schema.ts';
import { keysOfPerson } from './keys.ts';
import { isMember, type Organisation, type PersonFacts } from './membership.ts';
import { readOrganisation } from './organisation.ts';
import { readPeople } from './people.ts';

type AudienceRow = Pick<typeof audiences.$inferSelect, 'id' | 'terms'>;
type Pair = readonly [userId: number, audienceId: number];

/** Ids as one parameter, however many they are. */
const oneOf = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::bigint[])`;

/**
 * Brings the membership of people up to date, after a change of their departments, groups or properties, in the same
 * transaction. Only audiences that they are in, or have a key of, are looked at. With `emit` other modules learn who has
 * come into which audiences.
 */
export async function settlePeople(scope: TenantScope, userIds: readonly number[], emit?: Emit): Promise<void> {
  if (userIds.length === 0) return;
  await turn(scope, 'people');
  const around = await readOrganisation(scope);
  for await (const people of readPeople(scope, sql`${users.id} = ${oneOf(userIds)}`))
    await tell(scope, await settleBatch(scope, people, around), emit);
}

async function tell(scope: TenantScope, gained: readonly Pair[], emit: Emit | undefined): Promise<void> {
  if (emit === undefined || gained.length === 0) return;
  const entered = new Map<number, number[]>();
  for (const [userId, audienceId] of gained) {
    const those = entered.get(audienceId);
    if (those === undefined) entered.set(audienceId, [userId]);
    else those.push(userId);
  }
  await emit(scope, audiencesEntered, {
    entered: [...entered].map(([audienceId, userIds]) => ({ audienceId, userIds })),
  });
}

/**
 * Takes people out of the audiences that they do not belong to any more, and into none: the first half of
 * `settlePeople`, for many people at once.
 */
export async function dropLost(scope: TenantScope, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await turn(scope, 'people');
  const around = await readOrganisation(scope);
  const terms = new Map<number, AudienceRow['terms']>();
  for await (const people of readPeople(scope, sql`${users.id} = ${oneOf(userIds)}`)) {
    const facts = new Map(people.map((person) => [person.id, person]));
    const former = await readMembers(scope, people);
    const unread = [...new Set(former.map(([, id]) => id))].filter((id) => !terms.has(id));
    const rows = await scope.tx
      .select({ id: audiences.id, terms: audiences.terms })
      .from(audiences)
      .where(scope.only(audiences, sql`${audiences.id} = ${oneOf(unread)}`));
    for (const row of rows) terms.set(row.id, row.terms);
    const belongs = ([userId, audienceId]: Pair) => {
      const [person, said] = [facts.get(userId), terms.get(audienceId)];
      return person !== undefined && said !== undefined && isMember(person, said, around);
    };
    await change(
      scope,
      former.filter((pair) => !belongs(pair)),
      'lost',
    );
  }
}

/** Fills a new audience. */
export const fillAudience = (scope: TenantScope, audience: AudienceRow): Promise<void> =>
  fillAudiences(scope, [audience]);

/** Brings the members of whole audiences up to date, after a change of what they or their groups say. */
export async function fillAudiences(scope: TenantScope, all: readonly AudienceRow[], emit?: Emit): Promise<void> {
  if (all.length === 0) return;
  await turn(scope, 'audiences');
  const around = await readOrganisation(scope);
  const only = inArray(
    audienceMembers.audienceId,
    all.map(({ id }) => id),
  );
  for await (const people of readPeople(scope)) {
    const former = await readMembers(scope, people, only);
    const present = people.flatMap((person) =>
      all.filter(({ terms }) => isMember(person, terms, around)).map(({ id }): Pair => [person.id, id]),
    );
    await tell(scope, await keep(scope, former, present), emit);
  }
}

/** Audiences that name a group, also among the exceptions. */
export const audiencesNaming = (scope: TenantScope, groupId: number): Promise<AudienceRow[]> => {
  const named = sql`${JSON.stringify([groupId])}::jsonb`;
  return scope.tx
    .select({ id: audiences.id, terms: audiences.terms })
    .from(audiences)
    .where(
      scope.only(
        audiences,
        sql`(${audiences.terms} -> 'groups' @> ${named} or ${audiences.terms} #> '{except,groups}' @> ${named})`,
      ),
    );
};

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

async function settleBatch(
  scope: TenantScope,
  people: readonly PersonFacts[],
  around: Organisation,
): Promise<readonly Pair[]> {
  const keys = new Map(people.map((person) => [person.id, keysOfPerson(person, around)]));
  const former = await readMembers(scope, people);
  const rows = await scope.tx
    .select({ id: audiences.id, terms: audiences.terms, keys: audiences.keys })
    .from(audiences)
    .where(
      scope.only(audiences, sql`${audiences.keys} && ${sql.param([...new Set([...keys.values()].flat())])}::text[]`),
    );
  const byKey = new Map<string, AudienceRow[]>();
  for (const row of rows)
    for (const key of row.keys) {
      const those = byKey.get(key);
      if (those === undefined) byKey.set(key, [row]);
      else those.push(row);
    }
  return keep(
    scope,
    former,
    people.flatMap((person) => {
      const near = new Set((keys.get(person.id) ?? []).flatMap((key) => byKey.get(key) ?? []));
      return [...near].filter(({ terms }) => isMember(person, terms, around)).map(({ id }): Pair => [person.id, id]);
    }),
  );
}

/** Memberships of people. */
async function readMembers(scope: TenantScope, people: readonly PersonFacts[], only?: SQL): Promise<readonly Pair[]> {
  const ids = people.map(({ id }) => id);
  const rows = await scope.tx
    .select({ userId: audienceMembers.userId, audienceId: audienceMembers.audienceId })
    .from(audienceMembers)
    .where(scope.only(audienceMembers, and(sql`${audienceMembers.userId} = ${oneOf(ids)}`, only)));
  return rows.map(({ audienceId, userId }) => [userId, audienceId]);
}

/** Replaces memberships: those that are lost go first. Answers the new ones. */
async function keep(scope: TenantScope, former: readonly Pair[], present: readonly Pair[]): Promise<readonly Pair[]> {
  const without = (pairs: readonly Pair[], others: readonly Pair[]) => {
    const known = new Set(others.map(String));
    return pairs.filter((pair) => !known.has(String(pair)));
  };
  await change(scope, without(former, present), 'lost');
  const gained = without(present, former);
  await change(scope, gained, 'added');
  return gained;
}

async function change({ eid, tx }: TenantScope, pairs: readonly Pair[], what: 'added' | 'lost'): Promise<void> {
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
