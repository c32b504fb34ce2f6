import { type CallInput } from '@banyan/contracts';
import { roomLimits, type sendPiece } from '@banyan/contracts/live';
import { Readable } from 'node:stream';
import type { Learner, StepContext } from '../../../http/context.ts';
import type { Asker, World } from '../../../testing/world.ts';
import { livePeople, liveRooms } from '../liveRoom.schema.ts';
import { takePiece } from '../takePiece.service.ts';
import { webmOf } from './webmOf.ts';

let made = 0;

/** A person of an enterprise. */
export async function addSomebody(world: World, role: 'learner' | 'admin' | 'lecturer' = 'learner', eid = 1001) {
  made += 1;
  const asker = await world.addPerson(role, `room${made}`, eid);
  return { ...asker, userId: asker.userId ?? 0 };
}

type NewRoom = Partial<typeof liveRooms.$inferInsert> & { readonly members?: readonly number[] };

/** A room that begins now, hosted by `ownerId`; open by default. Answers its id. */
export async function addRoom(world: World, ownerId: number, values: NewRoom = {}, eid = 1001): Promise<number> {
  const { members = [], ...given } = values;
  const begins = given.begins ?? new Date(world.now);
  const room = {
    ...{ kind: 'open' as const, title: '直播', ownerId, begins, ends: new Date(begins.getTime() + 3_600_000) },
    ...given,
  };
  return world.in(eid, async (scope) => {
    const [row] = await scope.tx.insert(liveRooms).values(scope.row(liveRooms, room)).returning({ id: liveRooms.id });
    const roomId = row?.id ?? 0;
    const people = [
      { userId: ownerId, role: 'host' as const },
      ...members.map((userId) => ({ userId, role: 'member' as const })),
    ];
    await scope.tx
      .insert(livePeople)
      .values(people.map((person) => scope.row(livePeople, { ...person, roomId, begins })));
    return roomId;
  });
}

/** Sends a piece as the upload route does after its checks: outside of a transaction. It lasts `lastsMs`. */
export async function film(
  world: World,
  id: number,
  who: Asker,
  change: Partial<CallInput<typeof sendPiece>> & { readonly bytes?: Buffer; readonly lastsMs?: number } = {},
) {
  const { lastsMs = roomLimits.pieceMs, bytes = webmOf(lastsMs), ...given } = change;
  const ctx = await world.as(who, (context) => Promise.resolve(context));
  const inTenant: StepContext['inTenant'] = (work) => world.in(who.eid ?? 1001, work);
  const steps = { ...ctx, inTenant } as unknown as StepContext<Learner>;
  made += 1;
  const piece = { key: `piece-${made}`, type: 'webm' as const, codecs: 'vp8,opus' };
  return takePiece(steps, { id, ...piece, ...given }, Readable.from([bytes]));
}
