import type { CallInput, CallOutput } from '@banyan/contracts';
import type { actOnLecturers } from '@banyan/contracts/teaching';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { closeDesk, openDesk } from '../accounts.ts';
import type { LecturerRow } from '../cards.ts';
import { callOff } from '../owned.ts';
import { lecturersAmong } from './within.ts';

type Answer = CallOutput<typeof actOnLecturers>;

/** Whether the account of a former lecturer belongs to another one by now. */
async function isTaken({ scope }: ManageContext, { id, userId }: LecturerRow): Promise<boolean> {
  if (userId === null) return false;
  const other = and(eq(lecturers.userId, userId), ne(lecturers.id, id), isNull(lecturers.endedAt));
  return (await scope.tx.$count(lecturers, scope.only(lecturers, other))) > 0;
}

async function end(ctx: ManageContext, row: LecturerRow): Promise<void> {
  for (const thing of await callOff(ctx, [row.id])) ctx.changed(thing);
  if (row.userId !== null) for (const thing of await closeDesk(ctx, row.userId, row.id)) ctx.changed(thing);
}

/** Ends lecturers, or lets them back, as far as the caller's rights go. */
export async function actOn(ctx: ManageContext, { act, ids }: CallInput<typeof actOnLecturers>): Promise<Answer> {
  const { now, scope, viewer } = ctx;
  const rows = await lecturersAmong(ctx, ids, 'courses.publish', true);
  const found = new Map(rows.map((row) => [row.id, row]));
  const done: number[] = [];
  const left: Answer['left'] = [];
  for (const id of new Set(ids)) {
    const row = found.get(id);
    const why = row === undefined ? 'gone' : act === 'restore' && (await isTaken(ctx, row)) ? 'taken' : null;
    if (row === undefined || why !== null) {
      left.push({ id, name: row === undefined ? '' : localised(row.name, viewer.language), why: why ?? 'gone' });
      continue;
    }
    done.push(id);
    if ((row.endedAt !== null) === (act === 'end')) continue;
    await scope.tx
      .update(lecturers)
      .set({ endedAt: act === 'end' ? new Date(now()) : null, revision: row.revision + 1 })
      .where(scope.only(lecturers, eq(lecturers.id, id)));
    const [before, after] = act === 'end' ? (['active', 'ended'] as const) : (['ended', 'active'] as const);
    ctx.changed({ type: 'lecturer', id, name: row.name.zh_cn, changes: [{ field: 'state', before, after }] });
    if (act === 'end') await end(ctx, row);
    else if (row.userId !== null) for (const thing of await openDesk(ctx, row.userId)) ctx.changed(thing);
  }
  return { done, left };
}
