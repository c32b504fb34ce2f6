import type { CallInput, CallOutput } from '@banyan/contracts';
import type { stayInRoom } from '@banyan/contracts/live';
import { creditsEarned } from '../../effects/creditsEarned.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import type { PersonRow, RoomRow } from './liveRoom.schema.ts';
import { heldPerson, setPerson } from './people.ts';
import { lengthOf, withSign } from './presence.ts';
import { isHere, openRoom, tellRoom } from './rooms.ts';
import { roomNow } from './sight.ts';

/** A person present for long enough gets the room's credits, once. */
async function giveCredits(
  { emit, now, scope }: Pick<CallContext, 'emit' | 'now' | 'scope'>,
  room: RoomRow,
  { earnedAt, presentMs, userId }: Pick<PersonRow, 'earnedAt' | 'presentMs' | 'userId'>,
): Promise<Pick<PersonRow, 'earnedAt'>> {
  if (earnedAt !== null || room.credits <= 0 || presentMs < room.neededMs) return { earnedAt };
  await emit(scope, creditsEarned, { userId, source: { type: 'live', id: room.id }, tenths: room.credits });
  return { earnedAt: new Date(now()) };
}

/** Reports that the viewer is present, or leaves; time between two signs that are close counts as presence. */
export async function stay(
  ctx: CallContext<Learner>,
  { id, leaving }: CallInput<typeof stayInRoom>,
): Promise<CallOutput<typeof stayInRoom>> {
  const { scope, viewer } = ctx;
  const { room } = await openRoom(ctx, id);
  const person = await heldPerson(scope, room, viewer.userId);
  const now = ctx.now();
  const spans = withSign(room, person, now);
  const presentMs = lengthOf(spans);
  const earned = await giveCredits(ctx, room, { ...person, presentMs });
  const gone = leaving === 'Y';
  await setPerson(scope, person, {
    ...{ spans, presentMs, ...earned },
    enteredAt: person.enteredAt ?? new Date(now),
    seenAt: gone ? null : new Date(now),
    // The hand of a person who left goes down.
    handAt: gone ? null : person.handAt,
  });
  if (gone || !isHere(person, now)) await tellRoom(ctx, id, 'people');
  return roomNow(ctx, id);
}
