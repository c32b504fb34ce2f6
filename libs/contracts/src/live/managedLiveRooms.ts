import { defineCall } from '../call.ts';
import { thingHistory } from '../manage/history.ts';
import { audience } from '../manage/audience.ts';
import { exported, format } from '../manage/exports.fields.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, flag, listedId, text, wireId, wireInt, wireJson } from '../wire.ts';
import { liveProviders, meetingFrequencies, roomLimits } from './liveRoom.choices.ts';
import { managedRoomLimits, managedRoomSorts, managedRoomStates } from './managedLiveRooms.choices.ts';

const source = ['LV-01', 'AC-10'];
const { channel, credits, hosts, introduction, minutesMost, reason } = managedRoomLimits;
const count = (most: number) => v.pipe(v.int(), v.minValue(0), v.maxValue(most));

/** Fields of a live room that are written. */
export const writtenLiveRoom = v.object({
  /** Title, in the language of those for whom it is. */
  title: text(roomLimits.topic),
  /** Introduction; line breaks separate paragraphs. */
  introduction: text(introduction),
  /** Id of the first host; 0: nobody is chosen yet. */
  host: count(999_999_999_999_999),
  /** Ids of further hosts. */
  hosts: v.pipe(v.array(listedId), v.maxLength(hosts)),
  /** Planned start. */
  from: epochMs,
  /** Planned length in minutes. */
  minutes: count(minutesMost),
  /** Provider of the picture. */
  provider: v.picklist(liveProviders),
  /** The provider's id of it; empty for the portal's own picture. */
  channel: text(channel),
  /** Four to six digits that are asked at the door; empty: none. */
  password: text(roomLimits.passwordMost),
  /** Only hosts may write from the beginning. */
  muted: v.boolean(),
  /** Tenths of a credit for presence. */
  credits: count(credits),
  /** Minutes of presence that the credits need. */
  neededMinutes: count(minutesMost),
  /** Learners may watch it again afterwards. */
  replay: v.boolean(),
  /** For whom it is; null: everyone. */
  audience: v.nullable(audience),
});
export type WrittenLiveRoom = v.InferOutput<typeof writtenLiveRoom>;

/** A live room in the list of the console. */
const managedLiveRoom = v.object({
  /** Room id. */
  id: v.int(),
  /** Its title. */
  title: v.string(),
  /** Its state. */
  state: v.picklist(managedRoomStates),
  /** Name of its first host. */
  host: v.string(),
  /** Planned start. */
  from: epochMs,
  /** Planned end. */
  to: epochMs,
  /** Provider of the picture. */
  provider: v.picklist(liveProviders),
  /** People for whom it is; null: everyone. */
  audience: v.nullable(v.int()),
  /** People who were there while it was on air. */
  came: v.int(),
  /** Length of its film, ms; 0: none. */
  filmMs: v.int(),
  /** Learners may watch the film. */
  replay: v.boolean(),
  /** Frequency of its series; null: it takes place once. */
  frequency: v.nullable(v.picklist(meetingFrequencies)),
});
export type ManagedLiveRoom = v.InferOutput<typeof managedLiveRoom>;

const filters = {
  /** Words of the title; empty: all. */
  q: v.optional(text(60), ''),
  /** Its state; empty: all. */
  state: v.optional(v.picklist(['', ...managedRoomStates]), ''),
  /** Provider of the picture; empty: all. */
  provider: v.optional(v.picklist(['', ...liveProviders]), ''),
};

export const manageLiveRooms = defineCall({
  name: 'manage/liveRooms/list',
  method: 'GET',
  may: 'live.see',
  summary: 'Live rooms within the caller’s rights: those one hosts, those of one’s departments, or all',
  source,
  request: page({
    ...filters,
    /** The last to begin first by default. */
    sort: v.optional(v.picklist(managedRoomSorts), '-begins'),
  }),
  response: pageOf(managedLiveRoom, {
    /** Rooms that the filters find. */
    total: v.int(),
  }),
});

const person = v.object({
  /** User id. */
  id: v.int(),
  /** Name in the requested language. */
  name: v.string(),
});

const managedLiveRoomDetail = v.object({
  ...managedLiveRoom.entries,
  /** Begins a change; an older one is refused with `conflict`. */
  revision: v.int(),
  /** The room as the form has it. */
  room: writtenLiveRoom,
  /** Names of its hosts, the first one first. */
  people: v.array(person),
  /** Start of the broadcast; null: it has not begun. */
  startedAt: v.nullable(epochMs),
  /** End of the broadcast; null: it goes on, or has not begun. */
  endedAt: v.nullable(epochMs),
  /** Number of people who are told when it begins. */
  reminded: v.int(),
  /** Times of its series in order, this one included; empty: it takes place once. */
  times: v.array(
    v.object({
      /** Room id. */
      id: v.int(),
      /** Planned start. */
      from: epochMs,
      /** Its state. */
      state: v.picklist(managedRoomStates),
    }),
  ),
  /** Acts of people on it, the latest first, fifty at most. */
  history: thingHistory,
});
export type ManagedLiveRoomDetail = v.InferOutput<typeof managedLiveRoomDetail>;

export const manageLiveRoom = defineCall({
  name: 'manage/liveRooms/detail',
  method: 'GET',
  may: 'live.see',
  summary: 'A live room with what is written of it and its history. Refused: `notFound` outside of the caller’s rights',
  source,
  request: v.object({
    /** Room id. */
    id: wireId,
  }),
  response: managedLiveRoomDetail,
});

export const saveLiveRoom = defineCall({
  name: 'manage/liveRooms/save',
  method: 'POST',
  may: 'live.edit',
  summary:
    'Adds a live room, once or as a series, or changes one; once it has begun its time, picture and credits stay, and who may write is its hosts’. Refused: `fieldsRefused`; `conflict` for an older revision, with `data.liveRoom`; `roomRefused` with `state` for a cancelled one, or for what stays; `notFound`',
  source: [...source, 'LV-02'],
  request: v.object({
    /** 0: a new one. */
    id: wireInt,
    /** Revision that the change began from; 0 for a new one. */
    revision: wireInt,
    /** Its written fields. */
    liveRoom: wireJson(writtenLiveRoom, 400_000),
    /** Frequency of a new series; empty: it takes place once. */
    frequency: v.optional(v.picklist(['', ...meetingFrequencies]), ''),
    /** How many times a new series takes place. */
    times: v.optional(wireInt),
    /** Y: later times of its series that have not begun change as well. */
    following: v.optional(flag, 'N'),
  }),
  response: managedLiveRoomDetail,
});

export const cancelLiveRoom = defineCall({
  name: 'manage/liveRooms/cancel',
  method: 'POST',
  may: 'live.edit',
  summary:
    'Cancels a live room that has not begun and is not over; hosts and those with a reminder are told. Refused: `roomRefused` with `state`; `notFound`',
  source,
  request: v.object({
    /** Room id. */
    id: wireId,
    /** Reason that people read; may be empty. */
    reason: text(reason),
    /** Y: later times of its series that have not begun as well. */
    following: v.optional(flag, 'N'),
  }),
  response: managedLiveRoomDetail,
});

/** Somebody who was in a live room. */
const attendee = v.object({
  /** User id. */
  id: v.int(),
  /** Name in the requested language. */
  name: v.string(),
  /** Number of the account. */
  account: v.string(),
  /** Department in the requested language; empty: none. */
  department: v.string(),
  /** When they came while it was on air. */
  joinedAt: epochMs,
  /** When they were last there. */
  leftAt: epochMs,
  /** Presence in whole minutes. */
  minutes: v.int(),
  /** Share of the broadcast that they were there, 0–1. */
  share: v.number(),
  /** They have the credits of the room. */
  earned: v.boolean(),
});
export type RoomAttendee = v.InferOutput<typeof attendee>;

export const liveRoomPeople = defineCall({
  name: 'manage/liveRooms/people',
  method: 'GET',
  may: 'live.see',
  summary:
    'Who was in a live room while it was on air, the longest there first; people within the caller’s rights. Refused: `notFound`',
  source,
  request: page({
    /** Room id. */
    id: wireId,
  }),
  response: pageOf(attendee, {
    /** Number of people who were there. */
    total: v.int(),
  }),
});

export const exportLiveRooms = defineCall({
  name: 'manage/liveRooms/export',
  method: 'POST',
  may: 'live.export',
  summary: 'Writes the live rooms that the filters find within the caller’s rights into a file, as a job',
  source: ['AC-10'],
  request: v.object({
    /** Kind of file. */
    format,
    ...filters,
  }),
  response: exported,
});

export const exportLiveRoomPeople = defineCall({
  name: 'manage/liveRooms/exportPeople',
  method: 'POST',
  may: 'live.export',
  summary: 'Writes who was in a live room into a file, as a job. Refused: `notFound`',
  source: ['AC-10'],
  request: v.object({
    /** Kind of file. */
    format,
    /** Room id. */
    id: wireId,
  }),
  response: exported,
});
