import { defineCall } from '../call.ts';
import { liveProviders, roomKinds, roomLimits, roomRefusals, roomRoles, roomStates } from './liveRoom.choices.ts';
import { epochMs, flag, text, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Data of `roomRefused`. */
export const refusedRoom = v.object({
  /** Why. */
  refusal: v.picklist(roomRefusals),
});

/** Somebody in a room. */
export const roomPerson = v.object({
  /** User id. */
  id: v.int(),
  /** As the person wants to be seen. */
  name: v.string(),
  /** Their department, in the viewer’s language. */
  department: v.string(),
  /** Address of their picture; empty without one. */
  image: v.string(),
});
export type RoomPerson = v.InferOutput<typeof roomPerson>;

/** A part of what a room is about. */
export const agendaItem = v.object({
  /** Its subject. */
  title: v.string(),
  /** When it is to begin, epoch ms. */
  at: epochMs,
});
export type AgendaItem = v.InferOutput<typeof agendaItem>;

/** A room as its viewer finds it [LV-01]. */
export const liveRoom = v.object({
  /** Room id. */
  id: v.int(),
  /** Its purpose. */
  kind: v.picklist(roomKinds),
  /** Its topic. */
  title: v.string(),
  /** Its subject; paragraphs are lines. */
  introduction: v.string(),
  /** Who hosts it, the one who booked it first. */
  hosts: v.array(roomPerson),
  /** Its state. */
  state: v.picklist(roomStates),
  /** When it is to begin, epoch ms. */
  from: epochMs,
  /** When it is to end, epoch ms. */
  to: epochMs,
  /** When it went on air, epoch ms; null: not yet. */
  startedAt: v.nullable(epochMs),
  /** When it was over, epoch ms. */
  endedAt: v.nullable(epochMs),
  /** Who carries the picture. */
  provider: v.picklist(liveProviders),
  /** Its parts in their order; may be none. */
  agenda: v.array(agendaItem),
  /** What the viewer is in it. */
  role: v.picklist(roomRoles),
  /** The viewer was asked, or everybody is. */
  invited: v.boolean(),
  /** The viewer has to give its password first. */
  locked: v.boolean(),
  /** Whoever is on the stage; null: nobody. */
  presenter: v.nullable(roomPerson),
  /** Nobody but hosts may write. */
  allMuted: v.boolean(),
  /** The viewer may not write [LV-01]. */
  muted: v.boolean(),
  /** The viewer’s raised hand: since when, and how many are before; null: down. */
  hand: v.nullable(
    v.object({
      /** Since when, epoch ms. */
      at: epochMs,
      /** How many raised theirs earlier. */
      before: v.int(),
    }),
  ),
  /** The viewer is told when it begins. */
  reminded: v.boolean(),
  /** The notice that stands above the talk; empty: none. */
  notice: v.string(),
  /** How many are there now. */
  inRoom: v.int(),
  /** How many of them do not host it: before it begins, these wait. */
  waiting: v.int(),
  /** How many hands are up. */
  hands: v.int(),
  /** How many lines of talk. */
  lines: v.int(),
  /** How many questions. */
  questions: v.int(),
  /** Tenths of a credit for being there long enough; 0: none. */
  credits: v.int(),
  /** How long that is, ms. */
  neededMs: v.int(),
  /** Length of what was filmed so far, ms. */
  filmMs: v.int(),
  /** When the viewer was there: from and to, epoch ms, in their order. */
  spans: v.array(v.strictTuple([epochMs, epochMs])),
  /** The viewer has the credits. */
  earned: v.boolean(),
  /** The server's clock, epoch ms. */
  now: epochMs,
});
export type LiveRoom = v.InferOutput<typeof liveRoom>;

const whichRoom = v.object({
  /** Room id. */
  id: wireId,
});

export const roomDetail = defineCall({
  name: 'apiLive/room',
  method: 'GET',
  access: 'open',
  summary: 'A live room: what it is about, where it stands, and where the viewer stands in it',
  source: ['LV-01'],
  request: whichRoom,
  response: liveRoom,
});

export const enterRoom = defineCall({
  name: 'apiLive/enter',
  method: 'POST',
  protection: 'encrypted',
  // A wrong password is counted although the call is refused; coming in twice changes nothing.
  idempotent: false,
  summary:
    'Comes in; with the password where the room has one. Refused: `roomRefused` with `notInvited`, `password`, `tries`, `full` or `state`',
  source: ['LV-01', 'LV-02'],
  request: v.object({
    /** Room id. */
    id: wireId,
    /** Empty where none is asked for. */
    password: text(roomLimits.passwordMost),
  }),
  response: liveRoom,
});

export const stayInRoom = defineCall({
  name: 'apiLive/presence',
  method: 'POST',
  idempotent: false,
  summary:
    'Says that the viewer is there, every fifteen seconds; what lies between two that are close counts as presence',
  source: ['LV-01'],
  request: v.object({
    /** Room id. */
    id: wireId,
    /** Y: they leave. */
    leaving: flag,
  }),
  response: liveRoom,
});

export const raiseHand = defineCall({
  name: 'apiLive/hand',
  method: 'POST',
  summary:
    'Raises the viewer’s hand while the room is on air, or takes it down. Refused: `roomRefused` with `muted` or `state`',
  source: ['LV-01'],
  request: v.object({
    /** Room id. */
    id: wireId,
    /** Y: raises it. */
    on: flag,
  }),
  response: liveRoom,
});

export const remindOfRoom = defineCall({
  name: 'apiLive/remind',
  method: 'POST',
  summary: 'Is told by a message when the room begins, or is not. Refused: `roomRefused` with `state` or `notInvited`',
  source: ['LV-01'],
  request: v.object({
    /** Room id. */
    id: wireId,
    /** Y: be told. */
    on: flag,
  }),
  response: liveRoom,
});

export const roomCard = v.object({
  /** Room id. */
  id: v.int(),
  /** Its purpose. */
  kind: v.picklist(roomKinds),
  /** Its topic. */
  title: v.string(),
  /** Name of who hosts it first. */
  host: v.string(),
  /** Its state. */
  state: v.picklist(roomStates),
  /** When it is to begin, epoch ms. */
  from: epochMs,
  /** When it is to end, epoch ms. */
  to: epochMs,
  /** Length of its film, ms; 0: none. */
  filmMs: v.int(),
  /** How many are there now. */
  inRoom: v.int(),
  /** The viewer is told when it begins. */
  reminded: v.boolean(),
});
export type RoomCard = v.InferOutput<typeof roomCard>;

export const openRooms = defineCall({
  name: 'apiLive/list',
  method: 'GET',
  access: 'open',
  summary: 'Rooms for everybody: on air first, then the next, then those with a film, last first; twelve at most',
  source: ['LV-01'],
  request: v.object({}),
  response: v.object({
    /** In that order. */
    items: v.array(roomCard),
  }),
});
