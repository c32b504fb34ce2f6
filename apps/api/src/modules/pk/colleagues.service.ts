import { type CallInput } from '@banyan/contracts';
import { pkColleagues, type PkColleague, type PkColleagues } from '@banyan/contracts/exam';
import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { localised, mentions } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { portraitOf } from '../../platform/portrait.ts';
import { pkPlayers } from './pk.schema.ts';

type Ctx = CallContext<Learner>;
type Person = typeof users.$inferSelect;

/** Latest opponents offered again. */
const recentShown = 5;
/** Departments to choose from. */
const departmentsShown = 100;

const inOrder = keyset<Person>([users.id], ({ id }) => [id], 'ascending');

const shownTo =
  (ctx: Ctx) =>
  (person: Person): PkColleague => ({
    id: person.id,
    name: localised(person.name, ctx.viewer.language),
    department: localised(person.department, ctx.viewer.language),
    image: portraitOf(person, ctx),
  });

const others = ({ viewer }: Ctx) => and(ne(users.id, viewer.userId), eq(users.locked, false));

/** The text of a localised column in the viewer's language. */
const saidTo = ({ viewer }: Ctx, column: typeof users.name | typeof users.department) =>
  sql<string>`coalesce(${column} ->> ${viewer.language}::text, ${column} ->> 'zh_cn')`;

/** Colleagues to challenge. */
export async function listColleagues(ctx: Ctx, input: CallInput<typeof pkColleagues>): Promise<PkColleagues> {
  const { scope } = ctx;
  const words = (input.keyword ?? '').trim();
  const department = input.department ?? '';
  const named = mentions(users.name, words);
  const placed = department === '' ? undefined : sql`${saidTo(ctx, users.department)} = ${department}`;
  const found = await keysetPage(pkColleagues, input, {
    by: inOrder,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(users)
        .where(scope.only(users, others(ctx), named, placed, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => rows.map(shownTo(ctx)),
  });
  const looked = words !== '' || department !== '' || (input.cursor ?? '') !== '';
  return { ...found, departments: await departmentsOf(ctx), recent: looked ? [] : await recentOf(ctx) };
}

async function departmentsOf(ctx: Ctx): Promise<string[]> {
  const { scope } = ctx;
  const name = saidTo(ctx, users.department);
  const rows = await scope.tx
    .selectDistinct({ name })
    .from(users)
    .where(scope.only(users, others(ctx), sql`${name} <> ''`))
    .orderBy(sql`1`)
    .limit(departmentsShown);
  return rows.map((row) => row.name);
}

async function recentOf(ctx: Ctx): Promise<PkColleague[]> {
  const { scope, viewer } = ctx;
  const met = sql`exists (select 1 from pk_players mine where mine.eid = ${scope.eid} and mine.battle_id = ${pkPlayers.battleId} and mine.user_id = ${viewer.userId})`;
  const rows = await scope.tx
    .select({ ...getTableColumns(users), last: sql`max(${pkPlayers.battleId})` })
    .from(pkPlayers)
    .innerJoin(users, and(eq(users.eid, pkPlayers.eid), eq(users.id, pkPlayers.userId)))
    .where(scope.only(pkPlayers, eq(pkPlayers.anonymous, false), others(ctx), met))
    .groupBy(users.id)
    .orderBy(desc(sql`max(${pkPlayers.battleId})`))
    .limit(recentShown);
  return rows.map(shownTo(ctx));
}
