import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { asPlatform, inTenant } from '../db/tenant.ts';
import type { StepContext } from '../http/context.ts';
import { sweepAnswers } from '../http/idempotency.ts';
import { sweepTransport } from '../http/replay.ts';
import { sweepLimits } from '../limits/take.ts';
import type { FileStorage } from '../ports/storage.ts';

const minute = 60_000;

/** Context of a sweep; it opens its own transactions, so that files are removed outside of them. */
export type SweepContext = Pick<StepContext, 'inTenant' | 'files' | 'now'>;

/** Removes expired rows and files of one enterprise. */
export type Sweep = (ctx: SweepContext) => Promise<void>;

/** Ports of all sweeps. */
export interface SweepPorts {
  readonly db: Database;
  readonly files: FileStorage;
  /** Epoch ms. */
  readonly now: () => number;
}

const limits: Sweep = ({ inTenant, now }) => inTenant((scope) => sweepLimits(scope, now()));
const answers: Sweep = ({ inTenant, now }) => inTenant((scope) => sweepAnswers(scope, now()));

/** Enterprises there are, read as the platform itself. */
async function allEids(db: Database): Promise<number[]> {
  return asPlatform(db, async (tx) => {
    const { rows } = await tx.execute<{ eid: number }>(sql`select eid from enterprises order by eid`);
    return rows.map(({ eid }) => eid);
  });
}

/**
 * Removes what has run out: nonces, windows and stored answers, and in each enterprise the modules' rows. A sweep that
 * fails, as when the file store is away, does not stop the others; then throws AggregateError.
 */
export async function sweep({ db, files, now }: SweepPorts, sweeps: readonly Sweep[]): Promise<void> {
  await sweepTransport(db, now());
  const failed: unknown[] = [];
  for (const eid of await allEids(db)) {
    const ctx: SweepContext = { inTenant: (work) => inTenant(db, eid, work), files, now };
    for (const one of [answers, limits, ...sweeps]) await one(ctx).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} sweeps failed`);
}

/** Sweeps every ten minutes until it is stopped. A sweep that fails is logged; the next one may succeed. */
export function startSweeping(
  ports: SweepPorts,
  sweeps: readonly Sweep[],
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep(ports, sweeps).catch((error: unknown) => log.error({ err: error }, 'sweep failed'));
  }, 10 * minute);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
