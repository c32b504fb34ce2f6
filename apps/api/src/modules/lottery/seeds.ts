import { and, eq, isNull } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { newSeed } from './fair.ts';
import { lotterySeeds } from './lottery.schema.ts';

/** A stored seed. */
export type Seed = typeof lotterySeeds.$inferSelect;

/**
 * The seed of a person's next draws; made when there is none yet. `lock`: locks it against draws and opening until the
 * transaction ends.
 */
export async function nextSeed(scope: TenantScope, lotteryId: number, userId: number, lock: boolean): Promise<Seed> {
  const own = and(
    eq(lotterySeeds.lotteryId, lotteryId),
    eq(lotterySeeds.userId, userId),
    isNull(lotterySeeds.openedAt),
  );
  const read = () => scope.tx.select().from(lotterySeeds).where(scope.only(lotterySeeds, own));
  const [known] = await (lock ? read().for('update') : read());
  if (known !== undefined) return known;
  const row = scope.row(lotterySeeds, { lotteryId, userId, ...newSeed() });
  await scope.tx.insert(lotterySeeds).values(row).onConflictDoNothing();
  const [made] = await (lock ? read().for('update') : read());
  if (made === undefined) throw new Error('no seed');
  return made;
}
