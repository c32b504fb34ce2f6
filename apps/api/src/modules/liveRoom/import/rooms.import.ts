import { v } from '@banyan/contracts';
import { liveProviders } from '@banyan/contracts/live';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { called, day, decimal, textOrNone, whole } from '../../../import/shape.ts';
import { listKind } from '../../../platform/listKind.ts';
import { liveNotices, livePeople, liveRooms } from '../liveRoom.schema.ts';

const MINUTE_MS = 60_000;
const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));

/** A live room for everybody, as a file tells it; its texts are in the language of those who come. */
const room = v.strictObject({
  title: text(60),
  introduction: textOrNone(1000),
  /** Account of who hosts it. */
  host: called,
  begins: day,
  minutes: whole(5, 1440),
  agenda: v.optional(v.pipe(v.array(v.strictObject({ title: text(60), minute: whole(0, 1440) })), v.maxLength(30)), []),
  /** For being there so many minutes. */
  credits: v.optional(decimal(1, 0, 100), 0),
  needed_minutes: v.optional(whole(0, 1440), 0),
  provider: v.optional(v.picklist(liveProviders), 'embedded'),
  /** What the provider calls it. */
  channel: textOrNone(100),
  /** What the host announces from the beginning. */
  notice: v.optional(text(200)),
});

/** Live rooms for everybody: `npm run import -- rooms rooms.yaml --eid 1001`. */
export const roomsKind = listKind({
  name: 'rooms',
  about: 'Adds live rooms for everybody, or changes them until they have begun.',
  list: 'rooms',
  entry: room,
  table: liveRooms,
  title: liveRooms.title,
  titleOf: ({ title }) => title,
  // A room that is over, or was called off, leaves its title to the next one.
  current: () => and(eq(liveRooms.kind, 'open'), isNull(liveRooms.endedAt), isNull(liveRooms.cancelledAt)),
  async thing(at, written, { path }) {
    const { agenda, channel, credits, introduction, minutes, needed_minutes, notice, provider, title } = written;
    const begins = at.moment([...path, 'begins'], written.begins) ?? new Date(0);
    if (at.demo === undefined && begins.getTime() < at.now)
      at.fault([...path, 'begins'], 'The room would have begun already.', 'Choose a later time.');
    if (needed_minutes > minutes)
      at.fault([...path, 'needed_minutes'], `The room is open for ${minutes} minutes.`, 'Ask for fewer.');
    if (provider !== 'embedded' && channel === '')
      at.fault([...path, 'channel'], `Nothing says what ${provider} calls it.`, 'Write its "channel".');
    for (const [index, { minute }] of agenda.entries()) {
      if (minute >= minutes)
        at.fault([...path, 'agenda', index, 'minute'], 'This begins after the end.', 'Let it begin earlier.');
    }
    return {
      row: {
        ...{ title, introduction, provider, channel, begins, kind: 'open' as const },
        ownerId: (await at.account([...path, 'host'], written.host)) ?? 0,
        ends: new Date(begins.getTime() + minutes * MINUTE_MS),
        agenda: agenda.map(({ minute, title: part }) => ({ title: part, at: begins.getTime() + minute * MINUTE_MS })),
        credits: Math.round(credits * 10),
        neededMs: needed_minutes * MINUTE_MS,
      },
      below: notice ?? null,
    };
  },
  below: {
    async alike({ scope }, id, notice) {
      const [last] = await scope.tx
        .select({ text: liveNotices.text })
        .from(liveNotices)
        .where(scope.only(liveNotices, eq(liveNotices.roomId, id)))
        .orderBy(desc(liveNotices.id))
        .limit(1);
      return (last?.text ?? null) === notice;
    },
    async write({ now, scope }, roomId, notice) {
      const [owner] = await scope.tx
        .select({ userId: liveRooms.ownerId })
        .from(liveRooms)
        .where(scope.only(liveRooms, eq(liveRooms.id, roomId)));
      if (owner === undefined) return;
      const row = scope.row(liveNotices, { ...owner, roomId, text: notice ?? '', at: new Date(now) });
      await scope.tx.insert(liveNotices).values(row);
    },
  },
  async done({ scope }, roomId, { begins, ownerId }) {
    await scope.tx
      .update(livePeople)
      .set({ begins, role: 'viewer' })
      .where(scope.only(livePeople, eq(livePeople.roomId, roomId)));
    await scope.tx
      .insert(livePeople)
      .values(scope.row(livePeople, { roomId, userId: ownerId, role: 'host' as const, begins }))
      .onConflictDoUpdate({ target: [livePeople.eid, livePeople.roomId, livePeople.userId], set: { role: 'host' } });
  },
  held: (_, { startedAt }) => Promise.resolve(startedAt === null ? null : 'It has begun.'),
});
