import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { liveLines, liveNotices, livePeople, liveRooms, liveWants } from './liveRoom.schema.ts';

/** Rooms that a person has booked or attended, and their lines there. */
export const liveRoomPersonal: readonly PersonalTable[] = [
  personal(liveRooms, 'training', {
    whose: liveRooms.ownerId,
    since: liveRooms.begins,
    without: ['password', 'channel', 'presenterId', 'filmedBy'],
    erase: { stays: 'others were asked to it, and its film is theirs as much' },
  }),
  personal(livePeople, 'training', {
    since: livePeople.begins,
    without: ['tries', 'triedAt'],
    erase: 'remove',
  }),
  personal(liveLines, 'community', {
    since: liveLines.at,
    erase: { empty: { text: '' } },
  }),
  personal(liveWants, 'community', { erase: 'remove' }),
  personal(liveNotices, 'community', {
    since: liveNotices.at,
    erase: { stays: 'a notice of the room to all; it names nobody any more' },
  }),
];
