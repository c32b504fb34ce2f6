import { cancelLiveRoom, liveRoomPeople, manageLiveRoom, manageLiveRooms, saveLiveRoom } from '@banyan/contracts/live';
import { consoleAccess } from '@banyan/contracts/organisation';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { roomAnswers } from './live.ts';
import { makeAttendees, makeManagedLiveRoom, makeManagedLiveRooms } from './managedLiveRooms.ts';
import { meetingAnswers } from './meetings.ts';

/** Answers every call of this domain with fixtures in a language. */
export function liveAnswers(language: 'zh' | 'en' = 'zh'): FakeAnswer[] {
  return [
    ...roomAnswers(language),
    ...meetingAnswers(language),
    answer(manageLiveRooms, () => ({ items: makeManagedLiveRooms(12, language), next: null, total: 12 })),
    answer(manageLiveRoom, ({ id }) => makeManagedLiveRoom({ id }, language)),
    answer(saveLiveRoom, ({ id, liveRoom, revision }) =>
      makeManagedLiveRoom(
        { id: id === 0 ? 501 : id, title: liveRoom.title, room: liveRoom, revision: revision + 1 },
        language,
      ),
    ),
    answer(cancelLiveRoom, ({ id }) => makeManagedLiveRoom({ id, state: 'cancelled' }, language)),
    answer(liveRoomPeople, () => ({ items: makeAttendees(language), next: null, total: 4 })),
    answer(consoleAccess, () => ({
      rights: (['live.see', 'live.edit', 'live.export'] as const).map((permission) => ({
        permission,
        reach: 'all' as const,
      })),
    })),
  ];
}
