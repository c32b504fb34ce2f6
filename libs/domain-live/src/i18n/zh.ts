import { live } from './sections/live.zh.ts';
import { meeting, meetings } from './sections/meetings.zh.ts';
import { manageLiveRooms } from './sections/manageLiveRooms.zh.ts';

/** Texts of this domain; the other languages are checked against this set. */
const zh = {
  title: {
    courses: '课程',
    meeting: '会议邀请',
    meetings: '会议',
    room: '直播间',
    manageLiveRooms: '直播管理',
  },
  live,
  meetings,
  meeting,
  credits_other: '{{formatted}} 学分',
  loading: '正在读取',
  retry: '重试',
  close: '关闭',
  listSeparator: '、',
  sentenceSeparator: '，',
  manageLiveRooms,
} as const;

export default zh;
