import {
  answerInvitation,
  bookMeeting,
  cancelMeeting,
  changeMeeting,
  findColleagues,
  meetingDetail,
  meetingList,
} from '@banyan/contracts/live';
import type { Api } from '@banyan/core-screen';

/** Booking or changing a meeting, and finding people to invite. */
export const meetingWriteCalls = { book: bookMeeting, change: changeMeeting, people: findColleagues } as const;
export type MeetingWriteApi = Api<typeof meetingWriteCalls>;

/** Meetings that the viewer is invited to or has booked. */
export const meetingsCalls = { list: meetingList, ...meetingWriteCalls } as const;
export type MeetingsApi = Api<typeof meetingsCalls>;

/** One meeting. */
export const meetingCalls = {
  detail: meetingDetail,
  answer: answerInvitation,
  cancel: cancelMeeting,
  ...meetingWriteCalls,
} as const;
export type MeetingApi = Api<typeof meetingCalls>;
