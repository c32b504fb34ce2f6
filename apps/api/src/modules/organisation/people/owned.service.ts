import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { ownedFates, type HeirRefusal, type ownedByPeople } from '@banyan/contracts/organisation';
import { inArray } from 'drizzle-orm';
import { Refusal } from '../../../http/refusal.ts';
import type { Changed } from '../../../platform/audit.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { OwnedThings } from '../../../platform/ownedThings.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import type { OrganisationPorts } from '../organisation.ports.ts';
import type { UserRow } from './userRow.ts';

type Ports = Pick<OrganisationPorts, 'owned'>;

/** Things that people own, have to do and have made. */
export async function readOwned(
  { grants, now, scope }: ManageContext,
  { ids }: CallInput<typeof ownedByPeople>,
  { owned }: Ports,
): Promise<CallOutput<typeof ownedByPeople>> {
  const found = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, inArray(users.id, ids), grants.people(scope, 'people.edit')));
  const userIds = found.map(({ id }) => id);
  const things: CallOutput<typeof ownedByPeople>['things'] = [];
  for (const { count, fate, kind } of owned) {
    const counts = await count(scope, userIds, new Date(now()));
    const sum = [...counts.values()].reduce((all, one) => all + one, 0);
    if (sum > 0) things.push({ kind, fate, count: sum });
  }
  return { things: things.sort((a, b) => ownedFates.indexOf(a.fate) - ownedFates.indexOf(b.fate)) };
}

/** Those of these people who own something that needs a new owner, each with its kinds. */
export async function ownersAmong(
  { now, scope }: Pick<ManageContext, 'now' | 'scope'>,
  userIds: readonly number[],
  { owned }: Ports,
): Promise<ReadonlyMap<number, readonly OwnedThings[]>> {
  const owners = new Map<number, OwnedThings[]>();
  for (const things of owned.filter(({ fate }) => fate === 'handedOver'))
    for (const [id, count] of await things.count(scope, userIds, new Date(now())))
      if (count > 0) owners.set(id, [...(owners.get(id) ?? []), things]);
  return owners;
}

/** Refuses a person who cannot take over what these people own. */
export function mustTake(
  ctx: ManageContext,
  {
    heir,
    leaving,
    owners,
  }: {
    readonly heir: UserRow | undefined;
    readonly leaving: readonly number[];
    readonly owners: ReadonlyMap<number, readonly OwnedThings[]>;
  },
): void {
  const refused = (why: HeirRefusal) => new Refusal(ErrorCode.fieldsRefused, { data: { fields: { heir: why } } });
  if (heir === undefined || heir.locked || heir.leftAt !== null || leaving.includes(heir.id)) throw refused('invalid');
  for (const things of new Set([...owners.values()].flat())) {
    const why = things.refuses?.(ctx, heir) ?? null;
    if (why !== null) throw refused(why);
  }
}

/**
 * Gives all that somebody owns to the heir, calls off what nobody else can do, and records each thing. Answers what the
 * heir has now.
 */
export async function handOver(
  ctx: ManageContext,
  from: number,
  { heir, owned }: Ports & { readonly heir: number },
): Promise<readonly Changed[]> {
  const handed: Changed[] = [];
  for (const { fate, release } of owned) {
    if (release === undefined || (fate === 'handedOver' && heir === 0)) continue;
    const things = await release(ctx, from, heir);
    for (const thing of things) ctx.changed(thing);
    if (fate === 'handedOver') handed.push(...things);
  }
  return handed;
}
