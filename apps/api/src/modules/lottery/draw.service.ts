import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type lotteryDraw, type lotteryOpenSeed, type LotteryRefusal } from '@banyan/contracts/mall';
import { and, eq, gt, max, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { userChanged } from '../../effects/userChanged.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { numberOf, prizeAt } from './fair.ts';
import { commitmentOf, drawnToday, drawOf, runningLottery } from './home.service.ts';
import type { LotteryPorts } from './lottery.ports.ts';
import { lotteryDrawn, lotteryPrizes, lotterySeeds } from './lottery.schema.ts';
import { nextSeed, prizesOf } from './seeds.ts';

type Prize = typeof lotteryPrizes.$inferSelect;

/** A refusal of the lottery, with its reason. */
const refused = (refusal: LotteryRefusal) => new Refusal(ErrorCode.lotteryRefused, { data: { refusal } });

/** Person, time and zone of a draw. */
export interface Drawing {
  readonly userId: number;
  readonly timeZone: string;
  /** Epoch ms. */
  readonly now: number;
  /** The person's own part of the number. */
  readonly own: string;
}

/**
 * One draw, in one transaction: the person's seed is locked, so that draws of one person come one after the other; the
 * number was committed to before; a piece is taken off the stock by a conditional update, and when none is left the
 * consolation is given, as published; then the points are taken. Any refusal undoes it all.
 */
export async function drawOnce(scope: TenantScope, lotteryId: number, drawing: Drawing, ports: LotteryPorts) {
  const { userId, timeZone, now, own } = drawing;
  const lottery = await runningLottery(scope, now, lotteryId);
  if (lottery === undefined) throw refused('closed');
  const seed = await nextSeed(scope, { lotteryId, userId, now }, true);
  const today = await drawnToday(scope, { lotteryId, userId }, now, timeZone);
  if (today >= lottery.perDay) throw refused('limit');
  const nonce = (await lastNonce(scope, lotteryId, userId)) + 1;
  const number = numberOf(seed.seed, String(userId), nonce, own);
  const prizes = await prizesOf(scope, lotteryId);
  const drawn = prizeAt(number, prizes);
  const { given, exchangeId } = await take(scope, drawn, prizes, drawing, ports);
  const row = scope.row(lotteryDrawn, {
    ...{
      lotteryId,
      userId,
      personId: userId,
      nonce,
      own,
      number,
      seedId: seed.id,
      drawnId: drawn.id,
      givenId: given.id,
    },
    cost: lottery.cost,
    at: new Date(now),
  });
  const [made] = await scope.tx.insert(lotteryDrawn).values(row).returning();
  if (made === undefined) throw new Error('no draw was made');
  const draws = seed.draws + 1;
  await scope.tx
    .update(lotterySeeds)
    .set({ draws })
    .where(scope.only(lotterySeeds, eq(lotterySeeds.id, seed.id)));
  const source = { type: 'lotteryDraw', id: String(made.id) };
  if (!(await ports.spend(scope, { userId, rule: 'lottery.draw', source }, lottery.cost, now))) throw refused('points');
  if (given.points > 0) await ports.give(scope, { userId, rule: 'lottery.prize', source }, given.points, now);
  return { made, seed: { ...seed, draws }, exchangeId, left: lottery.perDay - today - 1 };
}

async function lastNonce(scope: TenantScope, lotteryId: number, userId: number): Promise<number> {
  const own = and(eq(lotteryDrawn.lotteryId, lotteryId), eq(lotteryDrawn.userId, userId));
  const [last] = await scope.tx
    .select({ nonce: max(lotteryDrawn.nonce) })
    .from(lotteryDrawn)
    .where(scope.only(lotteryDrawn, own));
  return last?.nonce ?? 0;
}

/** Takes a piece of the prize, or the consolation. */
async function take(
  scope: TenantScope,
  drawn: Prize,
  prizes: readonly Prize[],
  who: Drawing,
  ports: LotteryPorts,
): Promise<{ readonly given: Prize; readonly exchangeId: number | null }> {
  const consolation = prizes.find((prize) => prize.consolation);
  if (consolation === undefined) throw new Error(`lottery ${drawn.lotteryId} has no consolation`);
  if (drawn.left !== null && !(await changeLeft(scope, drawn.id, -1))) return { given: consolation, exchangeId: null };
  if (drawn.kind !== 'product' || drawn.productId === null) return { given: drawn, exchangeId: null };
  const exchangeId = await ports.handOut(scope, { ...who, productId: drawn.productId });
  if (exchangeId !== null) return { given: drawn, exchangeId };
  // The mall has sold the last piece: the prize counts as run out.
  if (drawn.left !== null) await changeLeft(scope, drawn.id, 1);
  return { given: consolation, exchangeId: null };
}

/** Changes the stock of a prize; false: none is left. */
async function changeLeft(scope: TenantScope, id: number, by: 1 | -1): Promise<boolean> {
  const rows = await scope.tx
    .update(lotteryPrizes)
    .set({ left: sql`${lotteryPrizes.left} + ${by}` })
    .where(scope.only(lotteryPrizes, eq(lotteryPrizes.id, id), by < 0 ? gt(lotteryPrizes.left, 0) : undefined))
    .returning({ id: lotteryPrizes.id });
  return rows.length > 0;
}

/** Draws for the learner. */
export async function draw(
  ctx: CallContext<Learner>,
  { lotteryId, own }: CallInput<typeof lotteryDraw>,
  ports: LotteryPorts,
): Promise<CallOutput<typeof lotteryDraw>> {
  const { scope, viewer } = ctx;
  const { userId, timeZone } = viewer;
  const { made, seed, exchangeId, left } = await drawOnce(
    scope,
    lotteryId,
    { userId, timeZone, now: ctx.now(), own },
    ports,
  );
  await ctx.emit(scope, userChanged, { userId });
  return { draw: drawOf(made, seed), points: await ports.spendable(scope, userId), left, exchangeId };
}

/** Opens the seed of the learner's draws so far; future ones use another seed. */
export async function openSeed(
  { scope, viewer, now }: CallContext<Learner>,
  { lotteryId }: CallInput<typeof lotteryOpenSeed>,
): Promise<CallOutput<typeof lotteryOpenSeed>> {
  const lottery = await runningLottery(scope, now(), lotteryId);
  if (lottery === undefined) throw refused('closed');
  const who = { lotteryId, userId: viewer.userId, now: now() };
  const seed = await nextSeed(scope, who, true);
  // Without a draw there is nothing to check, and an unused seed could be swapped for a better one after a look.
  if (seed.draws === 0) return { next: commitmentOf(seed) };
  await scope.tx
    .update(lotterySeeds)
    .set({ openedAt: new Date(now()) })
    .where(scope.only(lotterySeeds, eq(lotterySeeds.id, seed.id)));
  return { next: commitmentOf(await nextSeed(scope, who, false)) };
}
