import { defineCall } from './call.ts';
import { liveProviders, roomKinds, roomLimits, roomRefusals, roomRoles, roomStates } from './liveRoom.choices.ts';
import { epochMs, flag, text, wireId } from './wire.ts';
import { z } from './z.ts';

/** Data of `roomRefused`. */
export const refusedRoom = z.object({
  /** Why. */
  refusal: z.enum(roomRefusals),
});

/** Somebody in a room. */
export const roomPerson = z.object({
  /** User id. */
  id: z.int(),
  /** As the person wants to be seen. */
  name: z.string(),
  /** Their department, in the viewer’s language. */
  department: z.string(),
  /** Address of their picture; empty without one. */
  image: z.string(),
});
export type RoomPerson = z.output<typeof roomPerson>;

/** A part of what a room is about. */
export const agendaItem = z.object({
  /** What it is about. */
  title: z.string(),
  /** When it is to begin, epoch ms. */
  at: epochMs,
});
export type AgendaItem = z.output<typeof agendaItem>;

/** A room as its viewer finds it [LV-01]. */
export const liveRoom = z.object({
  /** Room id. */
  id: z.int(),
  /** What it is for. */
  kind: z.enum(roomKinds),
  /** Its topic. */
  title: z.string(),
  /** What it is about; paragraphs are lines. */
  introduction: z.string(),
  /** Who hosts it, the one who booked it first. */
  hosts: z.array(roomPerson),
  /** Where it stands. */
  state: z.enum(roomStates),
  /** When it is to begin, epoch ms. */
  from: epochMs,
  /** When it is to end, epoch ms. */
  to: epochMs,
  /** When it went on air, epoch ms; null: not yet. */
  startedAt: z.nullable(epochMs),
  /** When it was over, epoch ms. */
  endedAt: z.nullable(epochMs),
  /** Who carries the picture. */
  provider: z.enum(liveProviders),
  /** Its parts in their order; may be none. */
  agenda: z.array(agendaItem),
  /** What the viewer is in it. */
  role: z.enum(roomRoles),
  /** The viewer was asked, or everybody is. */
  invited: z.boolean(),
  /** The viewer has to give its password first. */
  locked: z.boolean(),
  /** Whoever is on the stage; null: nobody. */
  presenter: z.nullable(roomPerson),
  /** Nobody but hosts may write. */
  allMuted: z.boolean(),
  /** The viewer may not write [LV-01]. */
  muted: z.boolean(),
  /** The viewer’s raised hand: since when, and how many are before; null: down. */
  hand: z.nullable(
    z.object({
      /** Since when, epoch ms. */
      at: epochMs,
      /** How many raised theirs earlier. */
      before: z.int(),
    }),
  ),
  /** The viewer is told when it begins. */
  reminded: z.boolean(),
  /** The notice that stands above the talk; empty: none. */
  notice: z.string(),
  /** How many are there now. */
  inRoom: z.int(),
  /** How many hands are up. */
  hands: z.int(),
  /** How many lines of talk. */
  lines: z.int(),
  /** How many questions. */
  questions: z.int(),
  /** Tenths of a credit for being there long enough; 0: none. */
  credits: z.int(),
  /** How long that is, ms. */
  neededMs: z.int(),
  /** Length of what was filmed so far, ms. */
  filmMs: z.int(),
  /** When the viewer was there: from and to, epoch ms, in their order. */
  spans: z.array(z.tuple([epochMs, epochMs])),
  /** The viewer has the credits. */
  earned: z.boolean(),
  /** The server's clock, epoch ms. */
  now: epochMs,
});
export type LiveRoom = z.output<typeof liveRoom>;

const whichRoom = z.object({
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
  request: z.object({
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
  request: z.object({
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
  request: z.object({
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
  request: z.object({
    /** Room id. */
    id: wireId,
    /** Y: be told. */
    on: flag,
  }),
  response: liveRoom,
});

export const roomCard = z.object({
  /** Room id. */
  id: z.int(),
  /** What it is for. */
  kind: z.enum(roomKinds),
  /** Its topic. */
  title: z.string(),
  /** Name of who hosts it first. */
  host: z.string(),
  /** Where it stands. */
  state: z.enum(roomStates),
  /** When it is to begin, epoch ms. */
  from: epochMs,
  /** When it is to end, epoch ms. */
  to: epochMs,
  /** Length of its film, ms; 0: none. */
  filmMs: z.int(),
  /** How many are there now. */
  inRoom: z.int(),
  /** The viewer is told when it begins. */
  reminded: z.boolean(),
});
export type RoomCard = z.output<typeof roomCard>;

export const openRooms = defineCall({
  name: 'apiLive/list',
  method: 'GET',
  access: 'open',
  summary: 'Rooms for everybody: on air first, then the next, then those with a film, last first; twelve at most',
  source: ['LV-01'],
  request: z.object({}),
  response: z.object({
    /** In that order. */
    items: z.array(roomCard),
  }),
});
