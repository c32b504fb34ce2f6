import { eq } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { walletBalances, walletEntries } from './wallet.schema.ts';

/** Reason for a change of a balance; once for a rule and source. */
export interface WalletReason {
  readonly userId: number;
  readonly rule: string;
  readonly sourceId: string;
}

/** A person's balance, cents. */
export async function walletOf(scope: TenantScope, userId: number): Promise<number> {
  const [row] = await scope.tx
    .select({ cents: walletBalances.cents })
    .from(walletBalances)
    .where(scope.only(walletBalances, eq(walletBalances.userId, userId)));
  return row?.cents ?? 0;
}

/** Adds money, or takes it when below zero; false: too little, nothing was changed. */
export async function changeWallet(
  scope: TenantScope,
  { userId, rule, sourceId }: WalletReason,
  cents: number,
  now: number,
): Promise<boolean> {
  const { tx } = scope;
  const own = eq(walletBalances.userId, userId);
  await tx.insert(walletBalances).values(scope.row(walletBalances, { userId })).onConflictDoNothing();
  const [balance] = await tx.select().from(walletBalances).where(scope.only(walletBalances, own)).for('update');
  const after = (balance?.cents ?? 0) + cents;
  if (after < 0) return false;
  await tx.insert(walletEntries).values(scope.row(walletEntries, { userId, rule, sourceId, cents, at: new Date(now) }));
  await tx.update(walletBalances).set({ cents: after }).where(scope.only(walletBalances, own));
  return true;
}
