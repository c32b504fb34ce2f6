import { codeTriesMs, mostCodeTries } from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import { oneMore } from '../../db/oneMore.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { refused } from './refuse.ts';
import { codeTries } from './courseCode.schema.ts';

/** Refuses to look up a code after too many wrong ones. */
export async function refuseGuessing(scope: TenantScope, userId: number, now: number): Promise<void> {
  const [row] = await scope.tx
    .select()
    .from(codeTries)
    .where(scope.only(codeTries, eq(codeTries.userId, userId)))
    // Simultaneous guesses are counted one after the other.
    .for('update');
  if (row === undefined) return;
  const over = row.since.getTime() + codeTriesMs;
  if (over > now && row.count >= mostCodeTries) throw refused('tries', Math.ceil((over - now) / 1000));
}

/** Counts a wrong code; the caller's transaction must outlast the refusal. */
export async function countWrong(scope: TenantScope, userId: number, now: number): Promise<void> {
  await scope.tx
    .insert(codeTries)
    .values(scope.row(codeTries, { userId, count: 1, since: new Date(now) }))
    .onConflictDoUpdate({
      target: [codeTries.eid, codeTries.userId],
      set: oneMore(codeTries, { now, windowMs: codeTriesMs }),
    });
}
