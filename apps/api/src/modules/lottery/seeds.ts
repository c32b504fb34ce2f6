import { and, asc, eq, isNull } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { newSeed, termsOf } from './fair.ts';
import { lotteryPrizes, lotterySeeds } from './lottery.schema.ts';

/** A stored seed. */
export type Seed = typeof lotterySeeds.$inferSelect;

/**
 * The seed of a person's next draws; made when there is none yet, and in place of one that is bound to other prizes or
 * odds. `lock`: locks it against draws and opening until the transaction ends.
 */
export async function nextSeed(
  scope: TenantScope,
  { lotteryId, userId, now }: { readonly lotteryId: number; readonly userId: number; readonly now: number },
  lock: boolean,
): Promise<Seed> {
  const own = and(
    eq(lotterySeeds.lotteryId, lotteryId),
    eq(lotterySeeds.userId, userId),
    isNull(lotterySeeds.openedAt),
  );
  const read = () => scope.tx.select().from(lotterySeeds).where(scope.only(lotterySeeds, own));
  const terms = termsOf(await prizesOf(scope, lotteryId));
  const [known] = await (lock ? read().for('update') : read());
  if (known?.terms === terms) return known;
  if (known !== undefined) {
    await scope.tx
      .update(lotterySeeds)
      .set({ openedAt: new Date(now) })
      .where(scope.only(lotterySeeds, eq(lotterySeeds.id, known.id)));
  }
  const row = scope.row(lotterySeeds, { lotteryId, userId, ...newSeed(terms) });
  await scope.tx.insert(lotterySeeds).values(row).onConflictDoNothing();
  const [made] = await (lock ? read().for('update') : read());
  if (made === undefined) throw new Error('no seed');
  return made;
}

/** Prizes of a lottery in the order of their shares of the numbers. */
export const prizesOf = (scope: TenantScope, lotteryId: number) =>
  scope.tx
    .select()
    .from(lotteryPrizes)
    .where(scope.only(lotteryPrizes, eq(lotteryPrizes.lotteryId, lotteryId)))
    .orderBy(asc(lotteryPrizes.position));
