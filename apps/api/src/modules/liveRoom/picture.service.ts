import { screenHref, type CallInput, type CallOutput } from '@banyan/contracts';
import { liveScreens, type dingTalkComeIn, type polyvInit } from '@banyan/contracts/live';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { CallContext, Learner } from '../../http/context.ts';
import type { Watcher } from '../../ports/live.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { shownName } from '../../platform/people.ts';
import { heldPerson, setPerson } from './people.ts';
import { openRoom, tellRoom } from './rooms.ts';

/** The person that a provider admits: the same person by the same id, a visitor by one of this time alone. */
async function watcherOf({ scope, viewer }: CallContext): Promise<Watcher> {
  if (viewer.userId === null) return { id: `v_${randomBytes(8).toString('hex')}`, name: '' };
  const [row] = await scope.tx
    .select()
    .from(users)
    .where(scope.only(users, eq(users.id, viewer.userId)));
  return { id: `${viewer.eid}_${viewer.userId}`, name: row === undefined ? '' : shownName(row, viewer.language) };
}

/** Address of a room's picture for this viewer. */
export async function readPicture(
  ctx: CallContext,
  { id }: CallInput<typeof polyvInit>,
): Promise<CallOutput<typeof polyvInit>> {
  const { room } = await openRoom(ctx, id);
  const picture = ctx.livePages.pictureOf(room, await watcherOf(ctx), ctx.now());
  return { provider: room.provider, ...picture };
}

/** Joins a room in the provider's own program, which counts as presence. */
export async function comeIn(
  ctx: CallContext<Learner>,
  { id }: CallInput<typeof dingTalkComeIn>,
): Promise<CallOutput<typeof dingTalkComeIn>> {
  const { scope, viewer } = ctx;
  const { room } = await openRoom(ctx, id);
  const now = ctx.now();
  const person = await heldPerson(scope, room, viewer.userId);
  await setPerson(scope, person, { enteredAt: person.enteredAt ?? new Date(now), seenAt: new Date(now) });
  await tellRoom(ctx, id, 'people');
  const { kind, url } = ctx.livePages.pictureOf(room, await watcherOf(ctx), now);
  return { url: kind === 'program' && url !== '' ? url : screenHref(liveScreens.room, { id }) };
}
