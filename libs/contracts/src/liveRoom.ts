import { defineCall } from './call.ts';
import {
  liveProviders,
  lineKinds,
  pieceTypes,
  roomKinds,
  roomLimits,
  roomRefusals,
  roomRoles,
  roomStates,
} from './liveRoom.choices.ts';
import { page, pageOf } from './page.ts';
import { epochMs, flag, text, wireId, wireInt } from './wire.ts';
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

/** How a room’s picture comes [LV-03]. */
export const roomPicture = z.object({
  /** Who carries it. */
  provider: z.enum(liveProviders),
  /** `pieces`: fetched from here; `frame`: the provider’s page in a frame; `program`: the provider’s own program. */
  kind: z.enum(['pieces', 'frame', 'program']),
  /** Address of the page or program, signed for this viewer; empty for pieces. */
  url: z.string(),
});
export type RoomPicture = z.output<typeof roomPicture>;

export const polyvInit = defineCall({
  name: '/yii/appapi/v1/live/polyv/init',
  method: 'GET',
  access: 'open',
  summary: 'How the picture of a room comes to this viewer. Refused: `roomRefused` with `notInvited` or `password`',
  source: ['LV-03'],
  request: whichRoom,
  response: roomPicture,
});

export const dingTalkComeIn = defineCall({
  name: '/yii/appapi/v1/live/ding-talk/come-in',
  method: 'GET',
  summary: 'The address under which the viewer joins a room outside the portal, and is counted as having come',
  source: ['LV-03'],
  request: whichRoom,
  response: z.object({
    /** Address of the provider’s program or page; a path of the portal where the room is carried here. */
    url: z.string(),
  }),
});

/** A piece of a film, which a browser can play by itself. */
export const filmPiece = z.object({
  /** Place in the film, from 0. */
  index: z.int(),
  /** Where it begins in the film, ms. */
  from: z.int(),
  /** How long it lasts, ms. */
  length: z.int(),
  /** MIME type with codecs. */
  mime: z.string(),
  /** Address of its bytes, for an hour. */
  url: z.string(),
});
export type FilmPiece = z.output<typeof filmPiece>;

export const roomPieces = defineCall({
  name: 'apiLive/pieces',
  method: 'GET',
  access: 'open',
  summary: 'Pieces of the film from a place on, thirty at most; from -1: the last three, to join what is on air',
  source: ['LV-01'],
  request: z.object({
    /** Room id. */
    id: wireId,
    /** Place of the first piece; -1: where it is now. */
    from: wireInt,
  }),
  response: z.object({
    /** In their order. */
    items: z.array(filmPiece),
    /** Length of the film so far, ms. */
    filmMs: z.int(),
    /** Where the room stands: whether more will come. */
    state: z.enum(roomStates),
  }),
});

/** Place of the piece that covers a moment: pieces are of nearly one length, and this tells where to begin. */
export const roomPieceAt = defineCall({
  name: 'apiLive/pieceAt',
  method: 'GET',
  access: 'open',
  summary: 'Pieces of the film from the one that covers a moment, thirty at most',
  source: ['LV-01'],
  request: z.object({
    /** Room id. */
    id: wireId,
    /** Moment in the film, ms. */
    at: wireInt,
  }),
  response: z.object({
    /** In their order. */
    items: z.array(filmPiece),
  }),
});

/**
 * A piece of the film: `multipart/form-data`, the signed parameters as fields before the part `file`. One that was sent
 * before counts once. Refused: `roomRefused` with `stage` or `state`, `fileTooLarge`.
 */
export const sendPiece = defineCall({
  name: '/yii/appapi/v1/live/piece',
  method: 'POST',
  protection: 'signed',
  idempotent: false,
  summary: 'A piece of what whoever is on the stage films; the answer says where it stands in the film',
  source: ['LV-01'],
  request: z.object({
    /** Room id. */
    id: wireId,
    /** Name of the piece, made by the page that filmed it: repeated with it, it counts once. */
    key: text(40),
    /** How long it lasts, ms. */
    length: wireInt,
    /** Container. */
    type: z.enum(pieceTypes),
    /** Codecs as MIME types name them, `vp8,opus`. */
    codecs: text(60),
  }),
  response: z.object({
    /** Place in the film. */
    index: z.int(),
    /** Length of the film so far, ms. */
    filmMs: z.int(),
  }),
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
