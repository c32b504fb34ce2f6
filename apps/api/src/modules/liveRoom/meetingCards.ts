import { roomLimits, type MeetingCard } from '@banyan/contracts/live';
import { and, count, inArray } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { nobody, peopleOf } from '../../platform/people.ts';
import { livePeople, type PersonRow, type RoomRow } from './liveRoom.schema.ts';
import { hosts, stateOf } from './rooms.ts';

type Ctx = Pick<CallContext<Learner>, 'scope' | 'viewer' | 'contentUrl' | 'now'>;

/** A room and the viewer's part in it. */
export interface Invitation {
  readonly room: RoomRow;
  /** Null: they have no row in it. */
  readonly person: PersonRow | null;
}

/** Rows of invited people, and not of mere visitors. */
export const isAsked = inArray(livePeople.role, ['member', 'host']);

/** From when on a room may be entered, epoch ms. */
export const opensAt = (room: RoomRow) => room.begins.getTime() - roomLimits.earlyMs;

async function countAsked({ scope }: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await scope.tx
    .select({ id: livePeople.roomId, count: count() })
    .from(livePeople)
    .where(scope.only(livePeople, and(inArray(livePeople.roomId, [...ids]), isAsked)))
    .groupBy(livePeople.roomId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Meetings as lists show them. */
export async function meetingCards(ctx: Ctx, found: readonly Invitation[]): Promise<MeetingCard[]> {
  if (found.length === 0) return [];
  const owners = await peopleOf(
    ctx,
    found.map(({ room }) => room.ownerId),
  );
  const asked = await countAsked(
    ctx,
    found.map(({ room }) => room.id),
  );
  return found.map(({ person, room }) => {
    const { id, kind, filmMs, frequency, ownerId, seriesId } = room;
    return {
      ...{ id, kind, filmMs },
      topic: room.title,
      state: stateOf(room, ctx.now()),
      from: room.begins.getTime(),
      to: room.ends.getTime(),
      owner: owners.get(ownerId) ?? { ...nobody, id: ownerId },
      own: ownerId === ctx.viewer.userId,
      host: hosts(room, person, ctx.viewer),
      answer: person?.answer ?? 'open',
      members: asked.get(id) ?? 0,
      frequency: seriesId === null ? null : frequency,
      password: room.password !== '',
    };
  });
}
