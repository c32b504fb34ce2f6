import { lt, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { inTenant } from '../db/tenant.ts';
import { sweepTransport } from '../http/replay.ts';
import { idempotentAnswers } from '../http/transport.schema.ts';
import { loginAttempts, passwordTickets, sessions } from '../modules/session/session.schema.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** How long a session that is over can still be told from one that never was. */
const keptSessionMs = 30 * day;

/** Enterprises there are, read as the platform itself. */
async function allEids(db: Database): Promise<number[]> {
  return db.transaction("SET LOCAL app.eid = '-1'", async (tx) => {
    const { rows } = await tx.execute<{ eid: number }>(sql`select eid from enterprises order by eid`);
    return rows.map(({ eid }) => eid);
  });
}

/** Removes what has run out: nonces, windows, stored answers, sessions, attempts, tickets. */
export async function sweep(db: Database, now: number): Promise<void> {
  await sweepTransport(db, now);
  const at = new Date(now);
  for (const eid of await allEids(db)) {
    await inTenant(db, eid, async (scope) => {
      const { tx } = scope;
      const oldSession = new Date(now - keptSessionMs);
      await tx.delete(idempotentAnswers).where(scope.only(idempotentAnswers, lt(idempotentAnswers.expiresAt, at)));
      await tx
        .delete(sessions)
        .where(scope.only(sessions, or(lt(sessions.expiresAt, oldSession), lt(sessions.endedAt, oldSession))));
      await tx.delete(loginAttempts).where(scope.only(loginAttempts, lt(loginAttempts.since, new Date(now - day))));
      await tx.delete(passwordTickets).where(scope.only(passwordTickets, lt(passwordTickets.expiresAt, at)));
    });
  }
}

/** Sweeps every ten minutes until it is stopped. A sweep that fails is logged; the next one may do better. */
export function startSweeping(db: Database, now: () => number, log: FastifyBaseLogger): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep(db, now()).catch((error: unknown) => log.error({ err: error }, 'sweep failed'));
  }, 10 * minute);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
