import { idOf } from '../address.ts';
import { ask, type FirstCalls } from '../first.ts';
import { roomDetail } from '../live/liveRoom.ts';
import { roomLines } from '../live/liveTalk.ts';
import { meetingDetail, meetingList } from '../live/meeting.ts';
import type { liveScreens } from '../live/screens/live.ts';
import { meetingsQuery } from '../live/screens/meeting.query.ts';
import type { liveManageScreens } from '../live/screens/manage.ts';

/** First calls of the live domain's screens. */
export const liveFirst: FirstCalls<typeof liveScreens> = {
  room({ params }) {
    const id = idOf(params.id);
    return id === null ? [] : [ask(roomDetail, { id }), ask(roomLines, { id, kind: 'chat', cursor: '' })];
  },
  meetings: ({ search }) => [ask(meetingList, { tab: meetingsQuery.read(search).tab, cursor: '' })],
  meeting({ params }) {
    const id = idOf(params.id);
    return id === null ? [] : [ask(meetingDetail, { id })];
  },
};

/** The console's screens ask by themselves: what they show changes by the minute. */
export const liveManageFirst: FirstCalls<typeof liveManageScreens> = { manageLiveRooms: () => [] };
