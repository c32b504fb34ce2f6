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

/** A line of talk, or a question [LV-01]. */
export const roomLine = v.object({
  /** Its id; larger ones are later. */
  id: v.int(),
  /** Talk or question. */
  kind: v.picklist(lineKinds),
  /** Its author. */
  by: roomPerson,
  /** They host the room. */
  host: v.boolean(),
  /** The viewer wrote it. */
  own: v.boolean(),
  /** The text. */
  text: v.string(),
  /** When, epoch ms. */
  at: epochMs,
  /** At which moment of the film, ms; null: before it began. */
  filmAt: v.nullable(v.int()),
  /** How many others want a question answered too. */
  wants: v.int(),
  /** The viewer does. */
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
    /** Talk with questions in it, or questions alone. */
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
    /** Talk or question. */
    kind: v.picklist(lineKinds),
    /** 1–100 characters. */
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
    /** Question. */
    line: wireId,
    /** Y: wants it. */
    on: flag,
  }),
  response: roomLine,
});

/** Somebody in the list of who is there. */
export const presentPerson = v.object({
  /** Who. */
  person: roomPerson,
  /** What they are in the room. */
  role: v.picklist(roomRoles),
  /** They are there now. */
  here: v.boolean(),
  /** They may not write. */
  muted: v.boolean(),
  /** Since when their hand is up, epoch ms; null: it is down. */
  handAt: v.nullable(epochMs),
  /** How long they were there, ms. */
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
    /** Last first; the first stands above the talk. */
    items: v.array(
      v.object({
        /** Its id. */
        id: v.int(),
        /** What was announced. */
        text: v.string(),
        /** Who. */
        by: v.string(),
        /** When, epoch ms. */
        at: epochMs,
      }),
    ),
  }),
});
