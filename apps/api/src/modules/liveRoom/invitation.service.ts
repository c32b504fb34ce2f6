import type { CallInput, CallOutput } from '@banyan/contracts';
import type { answerInvitation } from '@banyan/contracts/live';
import { and, eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { livePeople } from './liveRoom.schema.ts';
import { meetingInfoOf } from './meetingDetail.service.ts';
import { refused } from './refuse.ts';
import { personIn, roomById, stateOf } from './rooms.ts';

/** Says whether the viewer will come, until it is over. Its owner always comes. */
export async function answerInvited(
  ctx: CallContext<Learner>,
  { answer, id }: CallInput<typeof answerInvitation>,
): Promise<CallOutput<typeof answerInvitation>> {
  const { now, scope, viewer } = ctx;
  // Locked, so that no answer is given to a time that is being changed.
  const room = await roomById(ctx, id, true);
  const person = await personIn(scope, id, viewer.userId);
  if (room.ownerId !== viewer.userId && (person === null || person.role === 'viewer')) throw refused('notInvited');
  const state = stateOf(room, now());
  if (person === null || room.ownerId === viewer.userId || (state !== 'before' && state !== 'live')) {
    throw refused('state');
  }
  const own = and(eq(livePeople.roomId, id), eq(livePeople.userId, viewer.userId));
  await scope.tx.update(livePeople).set({ answer }).where(scope.only(livePeople, own));
  return meetingInfoOf(ctx, room, { ...person, answer });
}
