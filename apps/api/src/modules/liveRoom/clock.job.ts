import { v } from '@banyan/contracts';
import { roomLimits } from '@banyan/contracts/live';
import { and, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { defineJob } from '../../jobs/job.ts';
import type { Emit } from '../../ports/emit.ts';
import { tellBegin } from './begin.ts';
import { finish } from './finish.ts';
import { livePeople, liveRooms } from './liveRoom.schema.ts';
import { tellRoom } from './rooms.ts';

/** Rooms at a time; the rest follow in the next minute. */
const atOnce = 100;
/** A broadcast ends after so long without film after its planned end, ms, and anyway after the longest time. */
const silentMs = 1_800_000;

interface Clock {
  readonly scope: TenantScope;
  readonly emit: Emit;
  /** Epoch ms. */
  readonly now: number;
}

/** Notifies people with a reminder of rooms that begin by the clock. */
async function tellBegun(clock: Clock): Promise<void> {
  const { now, scope } = clock;
  const begun = and(isNull(liveRooms.toldAt), isNull(liveRooms.cancelledAt), lte(liveRooms.begins, new Date(now)));
  const rooms = await scope.tx
    .select()
    .from(liveRooms)
    .where(scope.only(liveRooms, begun))
    .orderBy(liveRooms.begins)
    .limit(atOnce)
    .for('no key update', { skipLocked: true });
  for (const room of rooms) {
    // A room that was over before its notice, as after a long outage, is not announced late.
    const late = room.ends.getTime() <= now || room.endedAt !== null;
    if (!late) await tellBegin(clock, room);
    else
      await scope.tx
        .update(liveRooms)
        .set({ toldAt: new Date(now) })
        .where(scope.only(liveRooms, eq(liveRooms.id, room.id)));
  }
}

/** Ends forgotten broadcasts. */
async function endForgotten({ emit, now, scope }: Clock): Promise<void> {
  const quiet = new Date(now - silentMs);
  const silent = and(lt(liveRooms.ends, quiet), or(isNull(liveRooms.pieceAt), lt(liveRooms.pieceAt, quiet)));
  const endless = lt(liveRooms.startedAt, new Date(now - roomLimits.longestMs));
  const rooms = await scope.tx
    .select({ id: liveRooms.id })
    .from(liveRooms)
    .where(scope.only(liveRooms, and(isNotNull(liveRooms.startedAt), isNull(liveRooms.endedAt), or(silent, endless))))
    .limit(atOnce)
    .for('no key update', { skipLocked: true });
  for (const room of rooms) await finish({ scope, emit, now: () => now }, room);
}

/** A silent person is gone; their hand goes down. Their attendance is in their spans. */
async function closePresence({ emit, now, scope }: Clock): Promise<void> {
  const vanished = lt(livePeople.seenAt, new Date(now - roomLimits.absentMs));
  const gone = await scope.tx
    .update(livePeople)
    .set({ seenAt: null, handAt: null })
    .where(scope.only(livePeople, vanished))
    .returning({ roomId: livePeople.roomId });
  const ids = [...new Set(gone.map(({ roomId }) => roomId))];
  if (ids.length === 0) return;
  const live = await scope.tx
    .select({ id: liveRooms.id })
    .from(liveRooms)
    .where(scope.only(liveRooms, and(inArray(liveRooms.id, ids), isNull(liveRooms.endedAt))));
  for (const { id } of live) await tellRoom({ scope, emit, now: () => now }, id, 'people');
}

/** Changes of rooms by the clock alone. */
export const roomClock = defineJob({
  name: 'liveRoom.clock',
  data: v.object({}),
  every: '* * * * *',
  run: async ({ emit, now, scope }) => {
    const clock = { emit, now, scope };
    await tellBegun(clock);
    await endForgotten(clock);
    await closePresence(clock);
  },
});
