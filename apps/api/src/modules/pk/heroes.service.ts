import type { CallInput } from '@banyan/contracts';
import type { HeroSpan, PkHero, PkHeroes, pkHeroes } from '@banyan/contracts/exam';
import { inArray, sql, type SQL } from 'drizzle-orm';
import { dayOf, mondayOf } from '../../days/days.ts';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { portraitOf } from '../../platform/portrait.ts';

type Ctx = CallContext<Learner>;

/** Most places of the whole list. */
export const heroesShown = 100;

interface Place extends Record<string, unknown> {
  readonly userId: number;
  readonly wins: number;
  readonly battles: number;
  readonly rank: number;
  readonly total: number;
}

/** Players with wins; equal wins share a rank, and the earliest comes first. */
function placesOf({ scope, viewer, now }: Ctx, span: HeroSpan): SQL {
  const monday = mondayOf(dayOf(now(), viewer.timeZone));
  const since = span === 'week' ? sql`and (ended_at at time zone ${viewer.timeZone})::date >= ${monday}::date` : sql``;
  return sql`with counted as (
    select user_id, count(*) filter (where outcome = 'won') as wins, count(*) as battles,
      max(ended_at) filter (where outcome = 'won') as reached
    from pk_players where eid = ${scope.eid} and outcome is not null ${since} group by user_id
  ), places as (
    select user_id, wins, battles, reached, rank() over (order by wins desc) as rank, count(*) over () as total
    from counted where wins > 0
  )`;
}

const columns = sql`user_id::float8 as "userId", wins::float8 as wins, battles::float8 as battles,
  rank::float8 as rank, total::float8 as total`;

/** The best, with the viewer’s own place wherever it is. */
export async function listHeroes(ctx: Ctx, span: HeroSpan, count: number): Promise<PkHeroes> {
  const { tx } = ctx.scope;
  const places = placesOf(ctx, span);
  const { rows: best } = await tx.execute<Place>(
    sql`${places} select ${columns} from places order by wins desc, reached, user_id limit ${count}`,
  );
  const { rows: owns } = await tx.execute<Place>(
    sql`${places} select ${columns} from places where user_id = ${ctx.viewer.userId}`,
  );
  const [own] = owns;
  const { rows: above } = await tx.execute<{ wins: number } & Record<string, unknown>>(
    sql`${places} select min(wins)::float8 as wins from places where wins > ${own?.wins ?? 0} having min(wins) is not null`,
  );
  const heroes = await heroesOf(ctx, [...best, ...owns]);
  return {
    items: heroes.slice(0, best.length),
    own: own === undefined ? null : (heroes.at(-1) ?? null),
    total: best[0]?.total ?? 0,
    toNext: above[0] === undefined ? null : above[0].wins - (own?.wins ?? 0),
  };
}

async function heroesOf(ctx: Ctx, places: readonly Place[]): Promise<PkHero[]> {
  if (places.length === 0) return [];
  const { scope, viewer } = ctx;
  const people = await scope.tx
    .select()
    .from(users)
    .where(
      scope.only(
        users,
        inArray(
          users.id,
          places.map(({ userId }) => userId),
        ),
      ),
    );
  return places.flatMap(({ userId, wins, battles, rank }): PkHero[] => {
    const person = people.find(({ id }) => id === userId);
    if (person === undefined) return [];
    return [
      {
        ...{ userId, wins, battles, rank },
        name: localised(person.name, viewer.language),
        department: localised(person.department, viewer.language),
        image: portraitOf(person, ctx),
        own: userId === viewer.userId ? 'Y' : 'N',
      },
    ];
  });
}

/** The hero list of a span. */
export const readHeroes = (ctx: Ctx, { span }: CallInput<typeof pkHeroes>) => listHeroes(ctx, span, heroesShown);
