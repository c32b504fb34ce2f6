import { ErrorCode } from '@banyan/contracts';
import { type RoomLine } from '@banyan/contracts/live';
import { and, eq, inArray } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { liveLines, liveWants, type LineRow, type RoomRow } from './liveRoom.schema.ts';
import { hostIds, personsOf } from './people.ts';

type Ctx = Pick<CallContext, 'scope' | 'viewer' | 'contentUrl'>;

/** Which of these questions the viewer wants answered too. */
async function wantedOf({ scope, viewer }: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (viewer.userId === null || ids.length === 0) return new Set();
  const own = and(eq(liveWants.userId, viewer.userId), inArray(liveWants.lineId, [...ids]));
  const rows = await scope.tx.select({ id: liveWants.lineId }).from(liveWants).where(scope.only(liveWants, own));
  return new Set(rows.map(({ id }) => id));
}

/** Lines as their reader sees them. */
export async function shownLines(ctx: Ctx, room: RoomRow, rows: readonly LineRow[]): Promise<RoomLine[]> {
  if (rows.length === 0) return [];
  const personOf = await personsOf(
    ctx,
    rows.map(({ userId }) => userId),
  );
  const hosting = new Set(await hostIds(ctx.scope, room));
  const wanted = await wantedOf(
    ctx,
    rows.filter(({ kind }) => kind === 'question').map(({ id }) => id),
  );
  return rows.map(({ answered, at, filmMs, id, kind, text, userId, wants }) => ({
    ...{ id, kind, text, wants, answered },
    by: personOf(userId),
    host: hosting.has(userId),
    own: userId === ctx.viewer.userId,
    at: at.getTime(),
    filmAt: filmMs,
    wanted: wanted.has(id),
  }));
}

/** One line as its reader sees it. */
export async function shownLine(ctx: Ctx, room: RoomRow, row: LineRow): Promise<RoomLine> {
  const [shown] = await shownLines(ctx, room, [row]);
  if (shown === undefined) throw new Error('a line that is not shown');
  return shown;
}

/** A line of a room, locked until the transaction ends. Throws `notFound`. */
export async function heldLine(scope: TenantScope, roomId: number, line: number): Promise<LineRow> {
  const which = and(eq(liveLines.roomId, roomId), eq(liveLines.id, line));
  const [row] = await scope.tx.select().from(liveLines).where(scope.only(liveLines, which)).for('update');
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** Changes a locked line. */
export async function setLine(scope: TenantScope, row: LineRow, change: Partial<LineRow>): Promise<LineRow> {
  await scope.tx
    .update(liveLines)
    .set(change)
    .where(scope.only(liveLines, eq(liveLines.id, row.id)));
  return { ...row, ...change };
}

/** A question of a room, locked; talk is none. */
export async function heldQuestion(scope: TenantScope, roomId: number, line: number): Promise<LineRow> {
  const row = await heldLine(scope, roomId, line);
  if (row.kind !== 'question') throw new Refusal(ErrorCode.notFound);
  return row;
}
