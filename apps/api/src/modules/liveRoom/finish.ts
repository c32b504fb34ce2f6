import { and, eq, isNotNull } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import { livePeople, liveRooms, type RoomRow } from './liveRoom.schema.ts';
import { tellRoom } from './rooms.ts';

/** Ends the broadcast: nobody is on the stage, no hand is up. The room is locked. */
export async function finish(ctx: Pick<CallContext, 'scope' | 'emit' | 'now'>, { id }: Pick<RoomRow, 'id'>) {
  const { scope } = ctx;
  await scope.tx
    .update(liveRooms)
    .set({ endedAt: new Date(ctx.now()), presenterId: null })
    .where(scope.only(liveRooms, eq(liveRooms.id, id)));
  await scope.tx
    .update(livePeople)
    .set({ handAt: null })
    .where(scope.only(livePeople, and(eq(livePeople.roomId, id), isNotNull(livePeople.handAt))));
  await tellRoom(ctx, id, 'room');
}
