import {
  answerInvitation,
  bookMeeting,
  cancelMeeting,
  changeMeeting,
  findColleagues,
  meetingDetail,
  meetingList,
} from '@banyan/contracts/live';
import { serve, type Route } from '../../http/serve.ts';
import { findPeople } from './colleagues.service.ts';
import { answerInvited } from './invitation.service.ts';
import { book } from './meetingBook.service.ts';
import { cancel } from './meetingCancel.service.ts';
import { change } from './meetingChange.service.ts';
import { readMeeting } from './meetingDetail.service.ts';
import { listMeetings } from './meetingList.service.ts';

/** Calls about booked meetings and live sessions. */
export const meetingRoutes: readonly Route[] = [
  serve(meetingList, listMeetings),
  serve(meetingDetail, readMeeting),
  serve(bookMeeting, book),
  serve(changeMeeting, change),
  serve(cancelMeeting, cancel),
  serve(answerInvitation, answerInvited),
  serve(findColleagues, findPeople),
];

export { meetingSeeds } from './meetingSeed.ts';
