import { defineCall } from '../call.ts';
import { liveProviders, roomKinds, roomLimits, roomRefusals, roomRoles, roomStates } from './liveRoom.choices.ts';
import { epochMs, flag, text, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Data of `roomRefused`. */
export const refusedRoom = v.object({
  /** Reason for the refusal. */
  refusal: v.picklist(roomRefusals),
});

/** A person in a room. */
export const roomPerson = v.object({
  /** User id. */
  id: v.int(),
  /** Display name. */
  name: v.string(),
  /** Their department, in the viewer’s language. */
  department: v.string(),
  /** Address of their picture; empty without one. */
  image: v.string(),
});
export type RoomPerson = v.InferOutput<typeof roomPerson>;

/** An item of a room's agenda. */
export const agendaItem = v.object({
  /** Topic of the item. */
  title: v.string(),
  /** Planned start, epoch ms. */
  at: epochMs,
});
export type AgendaItem = v.InferOutput<typeof agendaItem>;

/** A room as its viewer sees it [LV-01]. */
export const liveRoom = v.object({
  /** Room id. */
  id: v.int(),
  /** Kind of the room. */
  kind: v.picklist(roomKinds),
  /** Its topic. */
  title: v.string(),
  /** Description; line breaks separate paragraphs. */
  introduction: v.string(),
  /** Hosts of the room, its booker first. */
  hosts: v.array(roomPerson),
  /** Its state. */
  state: v.picklist(roomStates),
  /** Planned start, epoch ms. */
  from: epochMs,
  /** Planned end, epoch ms. */
  to: epochMs,
  /** Start of the broadcast, epoch ms; null before. */
  startedAt: v.nullable(epochMs),
  /** End of the broadcast, epoch ms; null before. */
  endedAt: v.nullable(epochMs),
  /** Provider of the picture. */
  provider: v.picklist(liveProviders),
  /** Agenda items in order; may be empty. */
  agenda: v.array(agendaItem),
  /** The viewer's role in it. */
  role: v.picklist(roomRoles),
  /** The viewer was invited, or the room is for everybody. */
  invited: v.boolean(),
  /** The viewer must enter its password first. */
  locked: v.boolean(),
  /** The person on the stage; null for none. */
  presenter: v.nullable(roomPerson),
  /** Only hosts may write. */
  allMuted: v.boolean(),
  /** The viewer may not write [LV-01]. */
  muted: v.boolean(),
  /** The viewer’s raised hand; null when it is down. */
  hand: v.nullable(
    v.object({
      /** Time of raising, epoch ms. */
      at: epochMs,
      /** Number of hands raised earlier. */
      before: v.int(),
    }),
  ),
  /** The viewer gets a message when it starts. */
  reminded: v.boolean(),
  /** Notice above the chat; empty for none. */
  notice: v.string(),
  /** Number of people in the room now. */
  inRoom: v.int(),
  /** Number of them who are not hosts; before the start, these wait. */
  waiting: v.int(),
  /** Number of raised hands. */
  hands: v.int(),
  /** Number of chat lines. */
  lines: v.int(),
  /** Number of questions. */
  questions: v.int(),
  /** Credits for sufficient attendance, tenths; 0 for none. */
  credits: v.int(),
  /** Attendance required for the credits, ms. */
  neededMs: v.int(),
  /** Length of the film so far, ms. */
  filmMs: v.int(),
  /** The viewer's attendance as pairs of from and to, epoch ms, in order. */
  spans: v.array(v.strictTuple([epochMs, epochMs])),
  /** The viewer has earned the credits. */
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
  // A wrong password is counted although the call is refused; entering twice changes nothing.
  idempotent: false,
  summary:
    'Comes in; with the password where the room has one. Refused: `roomRefused` with `notInvited`, `password`, `tries`, `full` or `state`',
  source: ['LV-01', 'LV-02'],
  request: v.object({
    /** Room id. */
    id: wireId,
    /** Password of the room; empty when none is required. */
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
    /** Y: the viewer leaves. */
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
    /** Y: raise the hand; N: lower it. */
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
    /** Y: send a message when the room starts. */
    on: flag,
  }),
  response: liveRoom,
});

export const roomCard = v.object({
  /** Room id. */
  id: v.int(),
  /** Kind of the room. */
  kind: v.picklist(roomKinds),
  /** Its topic. */
  title: v.string(),
  /** Name of its first host. */
  host: v.string(),
  /** Its state. */
  state: v.picklist(roomStates),
  /** Planned start, epoch ms. */
  from: epochMs,
  /** Planned end, epoch ms. */
  to: epochMs,
  /** Length of its film, ms; 0 for none. */
  filmMs: v.int(),
  /** Number of people in the room now. */
  inRoom: v.int(),
  /** The viewer gets a message when it starts. */
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
    /** Rooms in that order. */
    items: v.array(roomCard),
  }),
});
