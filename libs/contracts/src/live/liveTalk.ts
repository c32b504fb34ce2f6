import { defineCall } from '../call.ts';
import { lineKinds, roomLimits, roomRoles } from './liveRoom.choices.ts';
import { roomPerson } from './liveRoom.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, flag, text, wireId } from '../wire.ts';
import { v } from '../v.ts';

const whichRoom = v.object({
  /** Room id. */
  id: wireId,
});

/** A chat line or a question [LV-01]. */
export const roomLine = v.object({
  /** Line id; later lines have larger ids. */
  id: v.int(),
  /** Chat or question. */
  kind: v.picklist(lineKinds),
  /** Its author. */
  by: roomPerson,
  /** The author hosts the room. */
  host: v.boolean(),
  /** The viewer wrote it. */
  own: v.boolean(),
  /** Text of the line. */
  text: v.string(),
  /** Time of writing, epoch ms. */
  at: epochMs,
  /** Position in the film, ms; null before the film began. */
  filmAt: v.nullable(v.int()),
  /** Number of others who voted for the question. */
  wants: v.int(),
  /** The viewer has voted for it. */
  wanted: v.boolean(),
  /** A host has marked the question as answered. */
  answered: v.boolean(),
});
export type RoomLine = v.InferOutput<typeof roomLine>;

export const roomLines = defineCall({
  name: 'apiLive/lines',
  method: 'GET',
  access: 'open',
  summary: 'What was written in a room, last first; questions: most wanted first',
  source: ['LV-01'],
  request: page({
    /** Room id. */
    id: wireId,
    /** Chat including questions, or questions only. */
    kind: v.picklist(lineKinds),
  }),
  response: pageOf(roomLine),
});

export const sayInRoom = defineCall({
  name: 'apiLive/say',
  method: 'POST',
  summary:
    'Writes a line. Refused: `roomRefused` with `muted` (forbidden to speak), `fast`, `state`, `password` or `notInvited`',
  source: ['LV-01', 'ER-07'],
  request: v.object({
    /** Room id. */
    id: wireId,
    /** Chat or question. */
    kind: v.picklist(lineKinds),
    /** Text of 1–100 characters. */
    text: text(roomLimits.line),
  }),
  response: roomLine,
});

export const wantAnswer = defineCall({
  name: 'apiLive/want',
  method: 'POST',
  summary: 'Wants a question of somebody else answered too, or no longer. Refused: `roomRefused` with `state`',
  source: ['LV-01'],
  request: v.object({
    /** Room id. */
    id: wireId,
    /** Id of the question. */
    line: wireId,
    /** Y: vote for it; N: withdraw the vote. */
    on: flag,
  }),
  response: roomLine,
});

/** A person in the list of attendees. */
export const presentPerson = v.object({
  /** The person. */
  person: roomPerson,
  /** Role of the person in the room. */
  role: v.picklist(roomRoles),
  /** In the room now. */
  here: v.boolean(),
  /** Not allowed to write. */
  muted: v.boolean(),
  /** Time of raising the hand, epoch ms; null when it is down. */
  handAt: v.nullable(epochMs),
  /** Total attendance, ms. */
  presentMs: v.int(),
});
export type PresentPerson = v.InferOutput<typeof presentPerson>;

export const roomPeople = defineCall({
  name: 'apiLive/people',
  method: 'GET',
  summary: 'Who is in the room: raised hands in their order, then hosts, then those who are there, by when they came',
  source: ['LV-01'],
  request: page({
    /** Room id. */
    id: wireId,
  }),
  response: pageOf(presentPerson),
});

export const roomNotices = defineCall({
  name: 'apiCourse/pushMsgAdmin/index',
  method: 'GET',
  access: 'open',
  summary: 'What hosts and administrators have announced in a room, last first, fifty at most',
  source: ['LV-01'],
  request: whichRoom,
  response: v.object({
    /** Notices, newest first; the first is shown above the chat. */
    items: v.array(
      v.object({
        /** Notice id. */
        id: v.int(),
        /** Text of the notice. */
        text: v.string(),
        /** Name of the author. */
        by: v.string(),
        /** Time of the notice, epoch ms. */
        at: epochMs,
      }),
    ),
  }),
});
