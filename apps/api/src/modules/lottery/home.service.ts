import { type CallInput, type CallOutput } from '@banyan/contracts';
import { lotteryDraws, type LotteryCommitment, type LotteryDraw, type lotteryHome } from '@banyan/contracts/mall';
import { and, count, desc, eq, gt, gte, lte } from 'drizzle-orm';
import { dayBegins, dayOf } from '../../days/days.ts';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import type { LotteryPorts } from './lottery.ports.ts';
import { lotteries, lotteryDrawn, lotterySeeds } from './lottery.schema.ts';
import { nextSeed, prizesOf, type Seed } from './seeds.ts';

type Draw = typeof lotteryDrawn.$inferSelect;

/** The commitment to the draws to come. */
export const commitmentOf = ({ id, hash, draws }: Seed): LotteryCommitment => ({ id, hash, draws });

/** A draw as its person sees it. A seed of draws to come is not revealed. */
export const drawOf = (row: Draw, { hash, seed, terms, openedAt }: Seed): LotteryDraw => ({
  id: row.id,
  at: row.at.getTime(),
  person: String(row.personId),
  nonce: row.nonce,
  number: row.number,
  drawn: row.drawnId,
  given: row.givenId,
  cost: row.cost,
  seedId: row.seedId,
  own: row.own,
  terms,
  hash,
  seed: openedAt === null ? '' : seed,
});

/** The lottery running at a moment, the latest opened; `id`: that very one. */
export async function runningLottery(scope: TenantScope, now: number, id?: number) {
  const at = new Date(now);
  const open = and(lte(lotteries.opensAt, at), gt(lotteries.closesAt, at));
  const [found] = await scope.tx
    .select()
    .from(lotteries)
    .where(scope.only(lotteries, open, id === undefined ? undefined : eq(lotteries.id, id)))
    .orderBy(desc(lotteries.opensAt), desc(lotteries.id))
    .limit(1);
  return found;
}

/** Number of draws of a person on the day of a moment. */
export async function drawnToday(
  scope: TenantScope,
  of: { readonly lotteryId: number; readonly userId: number },
  now: number,
  timeZone: string,
): Promise<number> {
  const own = and(eq(lotteryDrawn.lotteryId, of.lotteryId), eq(lotteryDrawn.userId, of.userId));
  const [found] = await scope.tx
    .select({ drawn: count() })
    .from(lotteryDrawn)
    .where(scope.only(lotteryDrawn, own, gte(lotteryDrawn.at, new Date(dayBegins(dayOf(now, timeZone), timeZone)))));
  return found?.drawn ?? 0;
}

/** The lottery that is running, its odds, and the commitment to the viewer's next draws. */
export async function readHome(ctx: CallContext, ports: LotteryPorts): Promise<CallOutput<typeof lotteryHome>> {
  const { scope, viewer } = ctx;
  const now = ctx.now();
  const lottery = await runningLottery(scope, now);
  if (lottery === undefined) return { lottery: null, mine: null };
  const prizes = await prizesOf(scope, lottery.id);
  const { id, cost, perDay } = lottery;
  return {
    lottery: {
      ...{ id, cost, perDay },
      title: localised(lottery.title, viewer.language),
      closesAt: lottery.closesAt.getTime(),
      prizes: prizes.map(({ name, id: prizeId, kind, points, art, pigment, share, left, consolation }) => ({
        ...{ id: prizeId, kind, points, art, pigment, share, left, consolation },
        name: localised(name, viewer.language),
      })),
    },
    mine: viewer.userId === null ? null : await standOf(ctx as CallContext<Learner>, lottery, ports),
  };
}

async function standOf(
  { scope, viewer, now }: CallContext<Learner>,
  { id, perDay }: typeof lotteries.$inferSelect,
  ports: LotteryPorts,
) {
  const { userId, timeZone } = viewer;
  const drawn = await drawnToday(scope, { lotteryId: id, userId }, now(), timeZone);
  return {
    person: String(userId),
    points: await ports.spendable(scope, userId),
    left: Math.max(0, perDay - drawn),
    next: commitmentOf(await nextSeed(scope, { lotteryId: id, userId, now: now() }, false)),
  };
}

interface Row {
  readonly draw: Draw;
  readonly seed: Seed;
}
const lastFirst = keyset<Row>([lotteryDrawn.at, lotteryDrawn.id], ({ draw }) => [draw.at, draw.id]);

/** The learner's draws in a lottery, last first. */
export function listDraws(
  { scope, viewer }: CallContext<Learner>,
  input: CallInput<typeof lotteryDraws>,
): Promise<CallOutput<typeof lotteryDraws>> {
  const own = and(eq(lotteryDrawn.lotteryId, input.lotteryId), eq(lotteryDrawn.userId, viewer.userId));
  return keysetPage(lotteryDraws, input, {
    by: lastFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select({ draw: lotteryDrawn, seed: lotterySeeds })
        .from(lotteryDrawn)
        .innerJoin(lotterySeeds, and(eq(lotterySeeds.eid, lotteryDrawn.eid), eq(lotterySeeds.id, lotteryDrawn.seedId)))
        .where(scope.only(lotteryDrawn, own, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => rows.map(({ draw, seed }) => drawOf(draw, seed)),
  });
}
