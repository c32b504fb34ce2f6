import { lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { ReplayStore } from '../envelope/index.ts';
import { rateWindows, usedNonces } from './transport.schema.ts';

/** Memory of used nonces in the database, so that two server processes share it. */
export function replayStore(db: Database): ReplayStore {
  return {
    async claim(kid, jti, untilMs) {
      const claimed = await db.orm
        .insert(usedNonces)
        .values({ kid, jti, expiresAt: new Date(untilMs) })
        .onConflictDoNothing()
        .returning({ jti: usedNonces.jti });
      return claimed.length > 0;
    },
  };
}

/** Removes expired rows of the tables that belong to no enterprise. */
export async function sweepTransport(db: Database, now: number): Promise<void> {
  await db.orm.delete(usedNonces).where(lt(usedNonces.expiresAt, new Date(now)));
  await db.orm.delete(rateWindows).where(lt(rateWindows.minute, Math.floor(now / 60_000) - 5));
}
