import { and, eq, isNull, lt } from 'drizzle-orm';
import type { SweepContext } from '../../sweep/sweep.ts';
import { dropUpload } from './settle.ts';
import { uploads } from './upload.schema.ts';

/** Retention of an unclaimed file after its last byte, ms: a day. */
const looseForMs = 86_400_000;
/** Most files of one enterprise in one sweep; the next one continues. */
const atOnce = 200;

/**
 * Removes files that nothing refers to for a day, complete or interrupted, and half-removed ones. Failures are left to
 * the next sweep.
 */
export async function sweepUploads(ctx: SweepContext): Promise<void> {
  const loose = and(isNull(uploads.claimedAt), lt(uploads.touchedAt, new Date(ctx.now() - looseForMs)));
  const rows = await ctx.inTenant(async (scope) => {
    // In one statement: a file claimed at this moment is not loose, and a dropped one cannot be claimed.
    await scope.tx.update(uploads).set({ state: 'dropped' }).where(scope.only(uploads, loose));
    return scope.tx
      .select({ id: uploads.id, key: uploads.key, handle: uploads.handle })
      .from(uploads)
      .where(scope.only(uploads, eq(uploads.state, 'dropped')))
      .limit(atOnce);
  });
  const failed: unknown[] = [];
  for (const row of rows) await dropUpload(ctx, row).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} uploads were not removed`);
}
