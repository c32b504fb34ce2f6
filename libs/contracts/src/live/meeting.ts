import { defineCall } from '../call.ts';
import {
  bookedKinds,
  invitationAnswers,
  meetingFrequencies,
  roomKinds,
  roomLimits,
  roomStates,
  roomTabs,
} from './liveRoom.choices.ts';
import { roomPerson } from './liveRoom.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, flag, listedId, text, wireId, wireInt, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** A meeting as lists show it [LV-02]. */
export const meetingCard = v.object({
  /** Room id. */
  id: v.int(),
  /** Meeting, live session, or a room for everybody. */
  kind: v.picklist(roomKinds),
  /** Its topic. */
  topic: v.string(),
  /** Its state. */
  state: v.picklist(roomStates),
  /** Start, epoch ms. */
  from: epochMs,
  /** End, epoch ms. */
  to: epochMs,
  /** The person who booked it. */
  owner: roomPerson,
  /** The viewer booked it. */
  own: v.boolean(),
  /** The viewer hosts it. */
  host: v.boolean(),
  /** The viewer's answer. */
  answer: v.picklist(invitationAnswers),
  /** Number of invited people, hosts included. */
  members: v.int(),
  /** Frequency of a periodic meeting; null when it takes place once. */
  frequency: v.nullable(v.picklist(meetingFrequencies)),
  /** It has a password. */
  password: v.boolean(),
  /** Length of its film, ms; 0 for none. */
  filmMs: v.int(),
});
export type MeetingCard = v.InferOutput<typeof meetingCard>;

export const meetingList = defineCall({
  name: 'apiMeeting/list',
  method: 'GET',
  summary:
    'Meetings and live sessions that the viewer is asked to or has booked; to come: the next first, over: the last first',
  source: ['LV-02'],
  request: page({
    /** Tab of the list. */
    tab: v.picklist(roomTabs),
  }),
  response: pageOf(meetingCard),
});

/** An invited person. */
export const invitedPerson = v.object({
  /** The person. */
  person: roomPerson,
  /** They are a host. */
  host: v.boolean(),
  /** Their answer. */
  answer: v.picklist(invitationAnswers),
  /** They attended. */
  came: v.boolean(),
});
export type InvitedPerson = v.InferOutput<typeof invitedPerson>;

/** Details of a meeting for the people invited to it [LV-02]. */
export const meetingInfo = v.object({
  /** The meeting as lists show it. */
  meeting: meetingCard,
  /** Description; line breaks separate paragraphs. */
  introduction: v.string(),
  /** Its password, shown to invited people; empty for none. */
  password: v.string(),
  /** Numbers of answers. */
  counts: v.object({
    /** Accepted. */
    accepted: v.int(),
    /** Declined. */
    declined: v.int(),
    /** Not answered yet. */
    open: v.int(),
  }),
  /** Invited people, hosts first, 310 at most. */
  people: v.array(invitedPerson),
  /** Upcoming occurrences of a periodic meeting in order, this one included. */
  times: v.array(
    v.object({
      /** Room id. */
      id: v.int(),
      /** Start, epoch ms. */
      from: epochMs,
      /** End, epoch ms. */
      to: epochMs,
      /** Its state. */
      state: v.picklist(roomStates),
    }),
  ),
  /** The viewer may enter now. */
  enterable: v.boolean(),
  /** Time from which the viewer may enter, epoch ms. */
  opensAt: epochMs,
});
export type MeetingInfo = v.InferOutput<typeof meetingInfo>;

export const meetingDetail = defineCall({
  name: 'apiMeeting/detail',
  method: 'GET',
  summary: 'A meeting, for those who are asked to it. Refused: `roomRefused` with `notInvited`',
  source: ['LV-02'],
  request: v.object({
    /** Room id. */
    id: wireId,
  }),
  response: meetingInfo,
});

/** Fields of a meeting. Faults are refused per field with `fieldsRefused`, see `meetingFaults`. */
const written = {
  /** Meeting or live session. */
  kind: v.picklist(bookedKinds),
  /** Topic of 1–60 characters. */
  topic: text(roomLimits.topic),
  /** Description; may be empty. */
  introduction: text(roomLimits.introduction),
  /** Start, epoch ms. */
  from: wireInt,
  /** End, epoch ms; after the start. */
  to: wireInt,
  /** User ids of the invited: a meeting 300 including hosts and booker, a live session 299 without them. */
  members: wireJson(v.pipe(v.array(listedId), v.maxLength(roomLimits.members)), 8192),
  /** User ids of the hosts besides the booker: ten hosts in all. */
  hosts: wireJson(v.pipe(v.array(listedId), v.maxLength(roomLimits.hosts)), 512),
  /** Password: empty, or 4–6 digits. */
  password: text(roomLimits.passwordMost),
};

export const bookMeeting = defineCall({
  name: 'apiMeeting/book',
  method: 'POST',
  protection: 'encrypted',
  summary:
    'Books a meeting or a live session, once or periodically, and tells those who are asked. Refused: `fieldsRefused`',
  source: ['LV-02'],
  request: v.object({
    ...written,
    /** Y: it is periodic. */
    periodic: flag,
    /** Frequency; ignored unless it is periodic. */
    frequency: v.picklist(meetingFrequencies),
    /** Number of occurrences, 2–52; ignored unless it is periodic. */
    times: wireInt,
  }),
  response: meetingInfo,
});

export const changeMeeting = defineCall({
  name: 'apiMeeting/change',
  method: 'POST',
  protection: 'encrypted',
  summary:
    'Changes a meeting of one’s own before it begins, and tells those who are asked. Refused: `fieldsRefused`, `roomRefused` with `state`',
  source: ['LV-02'],
  request: v.object({
    /** Room id. */
    id: wireId,
    ...written,
  }),
  response: meetingInfo,
});

export const cancelMeeting = defineCall({
  name: 'apiMeeting/cancel',
  method: 'POST',
  summary:
    'Calls a meeting of one’s own off before it begins, and tells those who are asked. Refused: `roomRefused` with `state`',
  source: ['LV-02'],
  request: v.object({
    /** Room id. */
    id: wireId,
    /** Y: also cancel the later occurrences of a periodic meeting. */
    following: flag,
  }),
  response: meetingInfo,
});

export const answerInvitation = defineCall({
  name: 'apiMeeting/answer',
  method: 'POST',
  summary: 'Says whether the viewer will come, until it is over. Refused: `roomRefused` with `state` or `notInvited`',
  source: ['LV-02'],
  request: v.object({
    /** Room id. */
    id: wireId,
    /** The viewer's answer. */
    answer: v.picklist(invitationAnswers),
  }),
  response: meetingInfo,
});

export const findColleagues = defineCall({
  name: 'apiMeeting/people',
  method: 'GET',
  summary:
    'People of the enterprise by name, account or department, twenty at most; by ids or accounts: those, 310 at most',
  source: ['LV-02'],
  request: v.object({
    /** Part of a name, account or department. */
    q: text(60),
    /** User ids to look up instead. */
    ids: wireJson(v.pipe(v.array(listedId), v.maxLength(310)), 8192),
    /** Accounts to look up instead, as pasted from a list. */
    accounts: wireJson(v.pipe(v.array(text(60)), v.maxLength(310)), 20_000),
  }),
  response: v.object({
    /** People in order of name. */
    items: v.array(roomPerson),
    /** Total number of matches. */
    total: v.int(),
    /** Requested accounts that do not exist. */
    missing: v.array(v.string()),
  }),
});

/** Faults of a meeting's field in `fieldsRefused`. */
export const meetingFaults = [
  'required',
  'tooLong',
  'span',
  'past',
  'tooFar',
  'tooMany',
  'unknown',
  'digits',
  'times',
] as const;
export type MeetingFault = (typeof meetingFaults)[number];
