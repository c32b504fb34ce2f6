import { v } from '@banyan/contracts';
import { liveProviders } from '@banyan/contracts/live';
import { and, eq, isNull } from 'drizzle-orm';
import { day, textOrNone } from '../../../import/shape.ts';
import { listKind } from '../../../platform/listKind.ts';
import { liveRooms } from '../liveRoom.schema.ts';
import { addHost } from './addHost.ts';
import { room, roomRow } from './room.shape.ts';
import { earlyLine, hasWritten, lineOf, writeWritten, type RoomLine, type Written } from './written.ts';

const HOUR_MS = 3_600_000;

/** A live room for everybody, as a file describes it. */
const comingRoom = v.strictObject({
  ...room,
  begins: day,
  provider: v.optional(v.picklist(liveProviders), 'embedded'),
  /** The provider's id of it. */
  channel: textOrNone(100),
  /** Questions and talk before it begins. */
  lines: v.optional(v.pipe(v.array(earlyLine), v.maxLength(500)), []),
});

/** Live rooms for everybody: `npm run import -- rooms rooms.yaml --eid 1001`. */
export const roomsKind = listKind({
  name: 'rooms',
  about: 'Adds live rooms for everybody, or changes them until they have begun.',
  list: 'rooms',
  entry: comingRoom,
  table: liveRooms,
  title: liveRooms.title,
  titleOf: ({ title }) => title,
  // A room that is over, or was cancelled, leaves its title to the next one.
  current: () => and(eq(liveRooms.kind, 'open'), isNull(liveRooms.endedAt), isNull(liveRooms.cancelledAt)),
  async thing(at, written, { path }) {
    const { channel, provider } = written;
    const begins = at.moment([...path, 'begins'], written.begins) ?? new Date(0);
    if (at.demo === undefined && begins.getTime() < at.now)
      at.fault([...path, 'begins'], 'The room would have begun already.', 'Choose a later time.');
    if (provider !== 'embedded' && channel === '')
      at.fault([...path, 'channel'], `Nothing says what ${provider} calls it.`, 'Write its "channel".');
    const lines: RoomLine[] = [];
    for (const [index, line] of written.lines.entries()) {
      const here = [...path, 'lines', index];
      const moment = at.moment([...here, 'written'], line.written) ?? new Date(0);
      if (moment.getTime() > at.now)
        at.fault([...here, 'written'], 'This moment is yet to come.', 'Write when it was written.');
      lines.push(await lineOf(at, here, line, { at: moment, filmMs: null }));
    }
    const below: Written = { notices: written.notices, noticedAt: new Date(at.now - HOUR_MS), lines };
    return { row: { ...(await roomRow(at, path, written, begins)), provider, channel }, below };
  },
  below: { alike: hasWritten, write: writeWritten },
  done: ({ scope }, roomId, row) => addHost(scope, roomId, row),
  held: (_, { startedAt }) => Promise.resolve(startedAt === null ? null : 'It has begun.'),
});
