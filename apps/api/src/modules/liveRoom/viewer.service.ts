import type { CallInput, CallOutput } from '@banyan/contracts';
import type { raiseHand, remindOfRoom } from '@banyan/contracts/live';
import type { CallContext, Learner } from '../../http/context.ts';
import { heldPerson, setPerson } from './people.ts';
import { refused } from './refuse.ts';
import { isInvited, openRoom, personIn, roomById, stateOf, tellRoom } from './rooms.ts';
import { roomNow } from './sight.ts';

type Ctx = CallContext<Learner>;

/** Raises the viewer's hand while the room is on air; it may be lowered at any time. */
export async function raise(ctx: Ctx, { id, on }: CallInput<typeof raiseHand>): Promise<CallOutput<typeof raiseHand>> {
  const { now, scope, viewer } = ctx;
  const { host, room } = await openRoom(ctx, id);
  if (on === 'Y' && stateOf(room, now()) !== 'live') throw refused('state');
  const person = await heldPerson(scope, room, viewer.userId);
  if (on === 'Y' && !host && (room.allMuted || person.muted)) throw refused('muted');
  // Raised again it keeps its place.
  await setPerson(scope, person, { handAt: on === 'Y' ? (person.handAt ?? new Date(now())) : null });
  await tellRoom(ctx, id, 'people');
  return roomNow(ctx, id);
}

/** Sets a reminder of the room's begin; it needs no password. */
export async function remind(
  ctx: Ctx,
  { id, on }: CallInput<typeof remindOfRoom>,
): Promise<CallOutput<typeof remindOfRoom>> {
  const { now, scope, viewer } = ctx;
  const room = await roomById(ctx, id);
  if (!isInvited(room, await personIn(scope, id, viewer.userId), viewer)) throw refused('notInvited');
  if (stateOf(room, now()) !== 'before') throw refused('state');
  const person = await heldPerson(scope, room, viewer.userId);
  await setPerson(scope, person, { remind: on === 'Y' });
  return roomNow(ctx, id);
}
