import type { MessagesLike } from '@banyan/core-session';
import { live } from './sections/live.en.ts';
import { meeting, meetings } from './sections/meetings.en.ts';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  title: {
    courses: 'Courses',
    meeting: 'Meeting invitation',
    meetings: 'Meetings',
    room: 'Live room',
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
};

export default en;
