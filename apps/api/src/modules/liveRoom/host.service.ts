import type { CallInput, CallOutput } from '@banyan/contracts';
import type { announceInRoom, markAnswered, roomNotices } from '@banyan/contracts/live';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { heldQuestion, setLine, shownLine } from './lines.ts';
import { liveNotices } from './liveRoom.schema.ts';
import { personsOf } from './people.ts';
import { openRoom, tellRoom } from './rooms.ts';
import { roomNow } from './sight.ts';
import { hostedRoom } from './stage.service.ts';

type Ctx = CallContext<Learner>;

/** Most notices in a list. */
const mostNotices = 50;

/** Puts a notice above the talk; an empty one removes the last. */
export async function announce(
  ctx: Ctx,
  { id, text }: CallInput<typeof announceInRoom>,
): Promise<CallOutput<typeof announceInRoom>> {
  const { now, scope, viewer } = ctx;
  await hostedRoom(ctx, id);
  const row = { roomId: id, userId: viewer.userId, text: text.trim(), at: new Date(now()) };
  await scope.tx.insert(liveNotices).values(scope.row(liveNotices, row));
  await tellRoom(ctx, id, 'room');
  return roomNow(ctx, id);
}

/** Notices of a room, newest first. */
export async function listNotices(
  ctx: CallContext,
  { id }: CallInput<typeof roomNotices>,
): Promise<CallOutput<typeof roomNotices>> {
  const { scope } = ctx;
  await openRoom(ctx, id);
  const rows = await scope.tx
    .select()
    .from(liveNotices)
    .where(scope.only(liveNotices, and(eq(liveNotices.roomId, id), ne(liveNotices.text, ''))))
    .orderBy(desc(liveNotices.id))
    .limit(mostNotices);
  const personOf = await personsOf(
    ctx,
    rows.map(({ userId }) => userId),
  );
  return {
    items: rows.map(({ at, id: notice, text, userId }) => ({
      ...{ id: notice, text },
      by: personOf(userId).name,
      at: at.getTime(),
    })),
  };
}

/** Marks a question as answered, or not. */
export async function mark(
  ctx: Ctx,
  { id, line, on }: CallInput<typeof markAnswered>,
): Promise<CallOutput<typeof markAnswered>> {
  const room = await hostedRoom(ctx, id);
  const row = await heldQuestion(ctx.scope, id, line);
  const marked = await setLine(ctx.scope, row, { answered: on === 'Y' });
  await tellRoom(ctx, id, 'lines');
  return shownLine(ctx, room, marked);
}
