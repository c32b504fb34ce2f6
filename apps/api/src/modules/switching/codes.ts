import { handoverLifetimeS, type HandoverKind } from '@banyan/contracts/account';
import { eq, lt } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { TenantScope } from '../../db/tenant.ts';
import { hashToken } from '../../envelope/index.ts';
import { handoverCodes } from './switching.schema.ts';

/** Time for which an expired code is distinguished from one that never existed; and a request from its repetition. */
const keptMs = 86_400_000;

export interface NewCode {
  readonly kind: HandoverKind;
  readonly userId: number;
  readonly remember: boolean;
  readonly nonce: string | null;
  /** Validity, seconds; defaults to a minute. */
  readonly lifetimeS?: number;
}

/** Makes a code; given out once, stored as its hash. Null when its nonce has had one. */
export async function makeCode(
  scope: TenantScope,
  { lifetimeS = handoverLifetimeS, ...code }: NewCode,
  now: number,
): Promise<string | null> {
  const secret = randomBytes(32).toString('base64url');
  const made = await scope.tx
    .insert(handoverCodes)
    .values(
      scope.row(handoverCodes, {
        ...code,
        codeHash: hashToken(secret),
        expiresAt: new Date(now + lifetimeS * 1000),
      }),
    )
    .onConflictDoNothing()
    .returning({ hash: handoverCodes.codeHash });
  return made.length === 0 ? null : secret;
}

export type CodeRow = typeof handoverCodes.$inferSelect;

/** The code, locked until the transaction ends: of two users of it one is second. */
export async function lookUpCode(
  scope: TenantScope,
  kind: HandoverKind,
  code: string,
  now: number,
): Promise<CodeRow | 'unknown' | 'used' | 'expired'> {
  const [row] = await scope.tx
    .select()
    .from(handoverCodes)
    .where(scope.only(handoverCodes, eq(handoverCodes.codeHash, hashToken(code))))
    .for('update');
  if (row === undefined || row.kind !== kind) return 'unknown';
  if (row.usedAt !== null) return 'used';
  return row.expiresAt.getTime() <= now ? 'expired' : row;
}

/** Marks a code as used; it works once. */
export const spendCode = (scope: TenantScope, { codeHash }: CodeRow, now: number): Promise<void> =>
  voidCode(scope, codeHash, now);

/** Revokes a code, used or not. */
export async function voidCode(scope: TenantScope, codeHash: string, now: number): Promise<void> {
  await scope.tx
    .update(handoverCodes)
    .set({ usedAt: new Date(now) })
    .where(scope.only(handoverCodes, eq(handoverCodes.codeHash, codeHash)));
}

/** Removes codes that need not be recognised any more. */
export async function sweepCodes(scope: TenantScope, now: number): Promise<void> {
  await scope.tx
    .delete(handoverCodes)
    .where(scope.only(handoverCodes, lt(handoverCodes.expiresAt, new Date(now - keptMs))));
}
