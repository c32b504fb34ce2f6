import { ErrorCode } from '@banyan/contracts';
import { eq, gt, lt, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { sqlState } from '../db/sqlState.ts';
import type { TenantScope } from '../db/tenant.ts';
import { Refusal } from './refusal.ts';
import { idempotentAnswers } from './transport.schema.ts';

/** How long a repetition waits for the first to end, ms. */
const waitMs = 3000;

/** How long an answer is kept for a repetition, ms: a day. */
const keptMs = 86_400_000;

export interface Repeatable {
  /** User's id, or address of a visitor. */
  readonly owner: string;
  readonly key: string;
  readonly call: string;
  /** The call's own parameters in wire form. */
  readonly parameters: string;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Does `work` once per owner and key. A repetition with the same input gets the stored answer, with another input it is
 * refused; while the first is under way it waits a little, then is refused with `conflict`. Answer and work are one
 * transaction: work that is killed half way leaves neither.
 */
export async function once(scope: TenantScope, request: Repeatable, work: () => Promise<unknown>): Promise<unknown> {
  const inputHash = createHash('sha256').update(`${request.call}\n${request.parameters}`).digest();
  await waitForFirst(scope, request);
  const stored = await scope.tx
    .select({ inputHash: idempotentAnswers.inputHash, answer: idempotentAnswers.answer })
    .from(idempotentAnswers)
    .where(
      scope.only(
        idempotentAnswers,
        eq(idempotentAnswers.owner, request.owner),
        eq(idempotentAnswers.key, request.key),
        gt(idempotentAnswers.expiresAt, new Date(request.now)),
      ),
    );
  if (stored[0]) {
    if (!inputHash.equals(stored[0].inputHash)) {
      throw new Refusal(ErrorCode.illegalRequest, { reason: 'idempotency key of another input' });
    }
    return stored[0].answer;
  }
  const answer = await work();
  const kept = { inputHash, call: request.call, answer, expiresAt: new Date(request.now + keptMs) };
  await scope.tx
    .insert(idempotentAnswers)
    .values(scope.row(idempotentAnswers, { owner: request.owner, key: request.key, ...kept }))
    .onConflictDoUpdate({
      target: [idempotentAnswers.eid, idempotentAnswers.owner, idempotentAnswers.key],
      set: kept,
    });
  return answer;
}

/** Removes stored answers that have run out. */
export async function sweepAnswers({ tx, only }: TenantScope, now: number): Promise<void> {
  await tx.delete(idempotentAnswers).where(only(idempotentAnswers, lt(idempotentAnswers.expiresAt, new Date(now))));
}

async function waitForFirst(scope: TenantScope, { owner, key }: Repeatable): Promise<void> {
  const name = `${scope.eid} ${owner} ${key}`;
  try {
    await scope.tx.execute(
      sql`select set_config('lock_timeout', ${String(waitMs)}, true), pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
    );
  } catch (error) {
    if (sqlState(error) === '55P03') throw new Refusal(ErrorCode.conflict, { reason: 'first is under way' });
    throw error;
  }
}
