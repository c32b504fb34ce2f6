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
  /** Begin, epoch ms. */
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
  /** How many are asked, hosts among them. */
  members: v.int(),
  /** It takes place again and again: how often; null: once. */
  frequency: v.nullable(v.picklist(meetingFrequencies)),
  /** It has a password. */
  password: v.boolean(),
  /** Length of its film, ms; 0: none. */
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
    /** Which of them. */
    tab: v.picklist(roomTabs),
  }),
  response: pageOf(meetingCard),
});

/** Somebody who was asked. */
export const invitedPerson = v.object({
  /** Who. */
  person: roomPerson,
  /** They host it. */
  host: v.boolean(),
  /** Their answer. */
  answer: v.picklist(invitationAnswers),
  /** They were there. */
  came: v.boolean(),
});
export type InvitedPerson = v.InferOutput<typeof invitedPerson>;

/** All that is told of a meeting to those who are asked [LV-02]. */
export const meetingInfo = v.object({
  /** As lists show it. */
  meeting: meetingCard,
  /** Its subject; paragraphs are lines. */
  introduction: v.string(),
  /** Its password, for those who are asked; empty: none. */
  password: v.string(),
  /** How many have accepted, declined, not answered. */
  counts: v.object({
    /** Accepted. */
    accepted: v.int(),
    /** Declined. */
    declined: v.int(),
    /** Not answered. */
    open: v.int(),
  }),
  /** Who is asked, hosts first, 310 at most. */
  people: v.array(invitedPerson),
  /** The times of a periodic meeting from now on, this one among them, in their order. */
  times: v.array(
    v.object({
      /** Room id. */
      id: v.int(),
      /** Begin, epoch ms. */
      from: epochMs,
      /** End, epoch ms. */
      to: epochMs,
      /** Its state. */
      state: v.picklist(roomStates),
    }),
  ),
  /** The viewer may enter now. */
  enterable: v.boolean(),
  /** From when on the viewer may enter, epoch ms. */
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

/** What a meeting is made of. Refused by field: `fieldsRefused`, see `meetingFaults`. */
const written = {
  /** Meeting or live session. */
  kind: v.picklist(bookedKinds),
  /** 1–60 characters. */
  topic: text(roomLimits.topic),
  /** May be empty. */
  introduction: text(roomLimits.introduction),
  /** Begin, epoch ms. */
  from: wireInt,
  /** End, epoch ms; after the begin. */
  to: wireInt,
  /** User ids of those who are asked: 300 with the hosts and who books it, a live session 299 beside them. */
  members: wireJson(v.pipe(v.array(listedId), v.maxLength(roomLimits.members)), 8192),
  /** User ids of those who host it beside who books it: ten hosts in all. */
  hosts: wireJson(v.pipe(v.array(listedId), v.maxLength(roomLimits.hosts)), 512),
  /** Empty, or 4–6 digits. */
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
    /** Y: it takes place again and again. */
    periodic: flag,
    /** How often; counts only for a periodic one. */
    frequency: v.picklist(meetingFrequencies),
    /** How many times, 2–52; counts only for a periodic one. */
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
    /** Y: the later times of a periodic one too. */
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
    /** What they say. */
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
    /** Instead: these user ids. */
    ids: wireJson(v.pipe(v.array(listedId), v.maxLength(310)), 8192),
    /** Instead: whoever has these accounts, as they are pasted from a list. */
    accounts: wireJson(v.pipe(v.array(text(60)), v.maxLength(310)), 20_000),
  }),
  response: v.object({
    /** By name. */
    items: v.array(roomPerson),
    /** How many there are in all. */
    total: v.int(),
    /** Accounts that were asked for and that nobody has. */
    missing: v.array(v.string()),
  }),
});

/** What is wrong with a field of a meeting, as `fieldsRefused` says it. */
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
