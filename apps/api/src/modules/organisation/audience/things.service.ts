import { v, type CallInput, type CallOutput } from '@banyan/contracts';
import { audienceThingList, type AudienceUseKind, type ManagedThing } from '@banyan/contracts/organisation';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { localised, mentions, type Localised } from '../../../db/localised.ts';
import { keysetPage, type Keyset } from '../../../paging/keyset.ts';
import { audienceMembers, audiences } from '../../../platform/audience/audience.schema.ts';
import type { AudienceThing, AudienceThings } from '../../../platform/audience/audienceThings.ts';
import { auditEntries } from '../../../platform/audit.schema.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { presentPeople } from '../groups/group.ts';
import type { OrganisationPorts } from '../organisation.ports.ts';
import { namesIn } from './audience.service.ts';
import { audiencesWithin, liesWithin } from './within.ts';

type Ports = Pick<OrganisationPorts, 'audienceThings'>;

/** Call that changes whom a thing is for, by whose entries of the audit log the last change is known. */
const setAct = 'manage/audience/set';

interface ThingRow extends AudienceThing {
  readonly kind: AudienceUseKind;
  /** Place of the kind. */
  readonly place: number;
}

const sortColumns = [sql`thing.place`, sql`-thing.id`];

/** By kind, the newest of each first. */
const byKind: Keyset<ThingRow> = {
  key: v.strictTuple([v.pipe(v.int(), v.minValue(0), v.maxValue(99)), v.int()]),
  keyOf: ({ id, place }) => [place, -id],
  orderBy: (direction = 'next') =>
    sortColumns.map((column) => (direction === 'next' ? sql`${column} asc` : sql`${column} desc`)),
  beyond: ([place = 0, id = 0], direction = 'next') =>
    sql`(${sql.join(sortColumns, sql`, `)}) ${sql.raw(direction === 'next' ? '>' : '<')} (${place}::integer, ${id}::bigint)`,
};

/** Things of these kinds that lie within the caller’s rights, as a query; undefined: none. */
async function seenThings(ctx: ManageContext, { audienceThings }: Ports, kind: string): Promise<SQL | undefined> {
  const { grants, scope } = ctx;
  const parts: SQL[] = [];
  for (const [place, things] of audienceThings.entries()) {
    const permission = `${things.area}.see` as const;
    if (grants.reach(permission) === null || (kind !== '' && kind !== things.kind)) continue;
    const own = await audiencesWithin(ctx, permission);
    const within = own === undefined ? sql`` : sql` where one.audience_id = any(${sql.param([...own])}::bigint[])`;
    parts.push(
      sql`select ${things.kind}::text as kind, ${place}::integer as place, one.* from (${things.all(scope)}) as one${within}`,
    );
  }
  return parts.length === 0 ? undefined : sql.join(parts, sql` union all `);
}

interface RawThing {
  readonly kind: AudienceUseKind;
  readonly place: number;
  readonly id: string;
  readonly name: Localised;
  readonly audience_id: string | null;
}

/** Things that may be for audiences, with whom they are for. */
export async function listThings(
  ctx: ManageContext,
  input: CallInput<typeof audienceThingList>,
  ports: Ports,
): Promise<CallOutput<typeof audienceThingList>> {
  const { scope } = ctx;
  const kinds = ports.audienceThings.filter(({ area }) => ctx.grants.reach(`${area}.see`) !== null);
  const all = await seenThings(ctx, ports, input.kind);
  const names = { groups: [], people: [] };
  if (all === undefined) return { items: [], next: null, total: 0, kinds: [], names };
  const some = input.some === 'Y' ? sql`thing.audience_id is not null` : undefined;
  const where = and(mentions(sql`thing.name`, input.q), some) ?? sql`true`;
  const page = await keysetPage(audienceThingList, input, {
    by: byKind,
    async read({ beyond, limit, orderBy }) {
      const { rows } = await scope.tx.execute<RawThing & Record<string, unknown>>(sql`
        select * from (${all}) as thing where ${and(where, beyond)}
        order by ${sql.join(orderBy, sql`, `)} limit ${limit}`);
      return rows.map(({ audience_id, id, kind, name, place }): ThingRow => ({
        ...{ kind, place: Number(place), id: Number(id), name },
        audienceId: audience_id === null ? null : Number(audience_id),
      }));
    },
    items: (rows) => shownThings(ctx, rows, ports),
  });
  const { rows } = await scope.tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (${all}) as thing where ${where}`,
  );
  return {
    ...page,
    total: Number(rows[0]?.count ?? 0),
    kinds: kinds.map(({ kind }) => kind),
    names: await namesIn(
      ctx,
      page.items.flatMap(({ audience }) => (audience === null ? [] : [audience])),
    ),
  };
}

/** Numbers of the people of audiences within the caller’s rights; of null, everyone. */
async function peopleOf(ctx: ManageContext, ids: readonly number[]): Promise<(id: number | null) => number> {
  const { scope } = ctx;
  const all = await scope.tx.$count(users, scope.only(users, presentPeople(ctx)));
  const counted = await scope.tx
    .select({ id: audienceMembers.audienceId, people: sql<number>`count(*)::int` })
    .from(audienceMembers)
    .innerJoin(users, and(eq(users.eid, audienceMembers.eid), eq(users.id, audienceMembers.userId)))
    .where(scope.only(audienceMembers, inArray(audienceMembers.audienceId, [...ids]), presentPeople(ctx)))
    .groupBy(audienceMembers.audienceId);
  const people = new Map(counted.map((one) => [one.id, one.people]));
  return (id) => (id === null ? all : (people.get(id) ?? 0));
}

/** When the audience of each thing was last changed, by kind and id. */
async function changesOf({ scope }: ManageContext, rows: readonly ThingRow[]): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const { rows: found } = await scope.tx.execute<{ kind: string; id: string; at: Date | string }>(sql`
    select ${auditEntries.subjectType} as kind, ${auditEntries.subjectId} as id, max(${auditEntries.at}) as at
    from ${auditEntries}
    where ${scope.only(auditEntries, eq(auditEntries.act, setAct))}
      and (${auditEntries.subjectType}, ${auditEntries.subjectId}) in (${sql.join(
        rows.map(({ id, kind }) => sql`(${kind}::text, ${id}::bigint)`),
        sql`, `,
      )})
    group by 1, 2`);
  return new Map(found.map(({ at, id, kind }) => [`${kind} ${id}`, new Date(at).getTime()]));
}

/** Things as the console shows them. */
export async function shownThings(
  ctx: ManageContext,
  rows: readonly ThingRow[],
  { audienceThings }: Ports,
): Promise<ManagedThing[]> {
  const { scope, viewer } = ctx;
  const ids = [...new Set(rows.flatMap(({ audienceId }) => audienceId ?? []))];
  const terms = await scope.tx
    .select({ id: audiences.id, terms: audiences.terms })
    .from(audiences)
    .where(scope.only(audiences, inArray(audiences.id, ids)));
  const termsOf = new Map(terms.map((one) => [one.id, one.terms]));
  const people = await peopleOf(ctx, ids);
  const changes = await changesOf(ctx, rows);
  const shown: ManagedThing[] = [];
  for (const { audienceId, id, kind, name } of rows) {
    const area = areaOf(audienceThings, kind);
    const audience = audienceId === null ? null : (termsOf.get(audienceId) ?? null);
    shown.push({
      ...{ kind, id, audience },
      name: localised(name, viewer.language),
      began: audienceId ?? 0,
      people: people(audienceId),
      changedAt: changes.get(`${kind} ${id}`) ?? null,
      own: await liesWithin(ctx, audience, `${area}.edit`),
    });
  }
  return shown;
}

const areaOf = (all: readonly AudienceThings[], kind: AudienceUseKind) => {
  const found = all.find((one) => one.kind === kind);
  if (found === undefined) throw new RangeError(`no things of the kind ${kind}`);
  return found.area;
};
