import type { MessagesLike } from '@banyan/core-session';
import { live } from './sections/live.en.ts';
import { meeting, meetings } from './sections/meetings.en.ts';
import type zh from './zh.ts';
import { manageLiveRooms } from './sections/manageLiveRooms.en.ts';

const en: MessagesLike<typeof zh> = {
  title: {
    courses: 'Courses',
    meeting: 'Meeting invitation',
    meetings: 'Meetings',
    room: 'Live room',
    manageLiveRooms: 'Manage live rooms',
  },
  live,
  meetings,
  meeting,
  credits_one: '{{formatted}} credit',
  credits_other: '{{formatted}} credits',
  loading: 'Loading',
  retry: 'Try again',
  close: 'Close',
  listSeparator: ', ',
  sentenceSeparator: '; ',
  manageLiveRooms,
};

export default en;
