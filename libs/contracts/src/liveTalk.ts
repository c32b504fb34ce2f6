import { defineCall } from './call.ts';
import { lineKinds, roomLimits, roomRoles } from './liveRoom.choices.ts';
import { roomPerson } from './liveRoom.ts';
import { page, pageOf } from './page.ts';
import { epochMs, flag, text, wireId } from './wire.ts';
import { z } from './z.ts';

const whichRoom = z.object({
  /** Room id. */
  id: wireId,
});

/** A line of talk, or a question [LV-01]. */
export const roomLine = z.object({
  /** Its id; larger ones are later. */
  id: z.int(),
  /** Talk or question. */
  kind: z.enum(lineKinds),
  /** Who wrote it. */
  by: roomPerson,
  /** They host the room. */
  host: z.boolean(),
  /** The viewer wrote it. */
  own: z.boolean(),
  /** What was written. */
  text: z.string(),
  /** When, epoch ms. */
  at: epochMs,
  /** At which moment of the film, ms; null: before it began. */
  filmAt: z.nullable(z.int()),
  /** How many others want a question answered too. */
  wants: z.int(),
  /** The viewer does. */
  wanted: z.boolean(),
  /** A host has marked the question as answered. */
  answered: z.boolean(),
});
export type RoomLine = z.output<typeof roomLine>;

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
    kind: z.enum(lineKinds),
  }),
  response: pageOf(roomLine),
});

export const sayInRoom = defineCall({
  name: 'apiLive/say',
  method: 'POST',
  summary:
    'Writes a line. Refused: `roomRefused` with `muted` (forbidden to speak), `fast`, `state`, `password` or `notInvited`',
  source: ['LV-01', 'ER-07'],
  request: z.object({
    /** Room id. */
    id: wireId,
    /** Talk or question. */
    kind: z.enum(lineKinds),
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
  request: z.object({
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
export const presentPerson = z.object({
  /** Who. */
  person: roomPerson,
  /** What they are in the room. */
  role: z.enum(roomRoles),
  /** They are there now. */
  here: z.boolean(),
  /** They may not write. */
  muted: z.boolean(),
  /** Since when their hand is up, epoch ms; null: it is down. */
  handAt: z.nullable(epochMs),
  /** How long they were there, ms. */
  presentMs: z.int(),
});
export type PresentPerson = z.output<typeof presentPerson>;

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
  response: z.object({
    /** Last first; the first stands above the talk. */
    items: z.array(
      z.object({
        /** Its id. */
        id: z.int(),
        /** What was announced. */
        text: z.string(),
        /** Who. */
        by: z.string(),
        /** When, epoch ms. */
        at: epochMs,
      }),
    ),
  }),
});
