import type { CallOutput } from '@banyan/contracts';
import type { copyPolling, DataCopy } from '@banyan/contracts/account';
import { desc, eq } from 'drizzle-orm';
import { dayOf } from '../../days/days.ts';
import { copyAsked } from '../../effects/copyAsked.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { copyOf, copyState } from './copyRow.ts';
import { dataCopies, type CopyRow } from './privacy.schema.ts';

type Ctx = CallContext<Learner>;

const names = { zh_cn: '我的数据', zh_tw: '我的資料', zh_hk: '我的資料', en: 'my-data' } as const;

/** The learner's latest copy. */
export async function lastCopy({ scope, viewer }: Ctx): Promise<CopyRow | undefined> {
  const [row] = await scope.tx
    .select()
    .from(dataCopies)
    .where(scope.only(dataCopies, eq(dataCopies.userId, viewer.userId)))
    .orderBy(desc(dataCopies.askedAt), desc(dataCopies.id))
    .limit(1);
  return row;
}

/** Starts a job that copies all data of the learner; two simultaneous calls start one. */
export async function prepare(ctx: Ctx): Promise<DataCopy> {
  const { now, scope, viewer } = ctx;
  const { userId, language, timeZone } = viewer;
  // Two windows that ask at once wait for each other.
  await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, eq(users.id, userId)))
    .for('update');
  const last = await lastCopy(ctx);
  const state = last === undefined ? 'expired' : copyState(last, now());
  if (last !== undefined && (state === 'waiting' || state === 'ready')) return copyOf(last, ctx);
  // A copy that was not made in time makes room for this one.
  if (last?.state === 'waiting') {
    await scope.tx
      .update(dataCopies)
      .set({ state: 'failed' })
      .where(scope.only(dataCopies, eq(dataCopies.id, last.id)));
  }
  const name = `${names[language]}-${dayOf(now(), timeZone)}.zip`;
  const [row] = await scope.tx
    .insert(dataCopies)
    .values(scope.row(dataCopies, { userId, state: 'waiting' as const, name, askedAt: new Date(now()) }))
    .returning();
  if (row === undefined) throw new Error('the copy was not kept');
  await ctx.emit(scope, copyAsked, { copyId: row.id, language });
  return copyOf(row, ctx);
}

/** State of the learner's last copy. */
export async function readCopy(ctx: Ctx): Promise<CallOutput<typeof copyPolling>> {
  const row = await lastCopy(ctx);
  return { copy: row === undefined ? null : copyOf(row, ctx) };
}
