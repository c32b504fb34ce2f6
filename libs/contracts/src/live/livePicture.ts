import { defineCall } from '../call.ts';
import { liveProviders, pieceTypes, roomStates } from './liveRoom.choices.ts';
import { text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

const whichRoom = v.object({
  /** Room id. */
  id: wireId,
});

/** How a room’s picture comes [LV-03]. */
export const roomPicture = v.object({
  /** Who carries it. */
  provider: v.picklist(liveProviders),
  /** `pieces`: fetched from here; `frame`: the provider’s page in a frame; `program`: the provider’s own program. */
  kind: v.picklist(['pieces', 'frame', 'program']),
  /** Address of the page or program, signed for this viewer; empty for pieces. */
  url: v.string(),
});
export type RoomPicture = v.InferOutput<typeof roomPicture>;

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
  response: v.object({
    /** Address of the provider’s program or page; a path of the portal where the room is carried here. */
    url: v.string(),
  }),
});

/** A piece of a film, which a browser can play by itself. */
export const filmPiece = v.object({
  /** Place in the film, from 0. */
  index: v.int(),
  /** Where it begins in the film, ms. */
  from: v.int(),
  /** How long it lasts, ms. */
  length: v.int(),
  /** MIME type with codecs. */
  mime: v.string(),
  /** Address of its bytes, for an hour. */
  url: v.string(),
});
export type FilmPiece = v.InferOutput<typeof filmPiece>;

export const roomPieces = defineCall({
  name: 'apiLive/pieces',
  method: 'GET',
  access: 'open',
  summary: 'Pieces of the film from a place on, thirty at most; from -1: the last three, to join what is on air',
  source: ['LV-01'],
  request: v.object({
    /** Room id. */
    id: wireId,
    /** Place of the first piece; -1: where it is now. */
    from: wireInt,
  }),
  response: v.object({
    /** In their order. */
    items: v.array(filmPiece),
    /** Length of the film so far, ms. */
    filmMs: v.int(),
    /** State of the room: whether more will come. */
    state: v.picklist(roomStates),
  }),
});

/** Place of the piece that covers a moment: pieces are of nearly one length, and this tells where to begin. */
export const roomPieceAt = defineCall({
  name: 'apiLive/pieceAt',
  method: 'GET',
  access: 'open',
  summary: 'Pieces of the film from the one that covers a moment, thirty at most',
  source: ['LV-01'],
  request: v.object({
    /** Room id. */
    id: wireId,
    /** Moment in the film, ms. */
    at: wireInt,
  }),
  response: v.object({
    /** In their order. */
    items: v.array(filmPiece),
  }),
});

/**
 * A piece of the film: `multipart/form-data`, the signed parameters as fields before the part `file`. One that was sent
 * before counts once. How long it lasts is measured here. Refused: `roomRefused` with `stage` or `state`, `fileTooLarge`,
 * `fileType` where nothing of it plays.
 */
export const sendPiece = defineCall({
  name: '/yii/appapi/v1/live/piece',
  method: 'POST',
  protection: 'signed',
  idempotent: false,
  summary: 'A piece of what whoever is on the stage films; the answer says where it stands in the film',
  source: ['LV-01'],
  request: v.object({
    /** Room id. */
    id: wireId,
    /** Name of the piece, made by the page that filmed it: repeated with it, it counts once. */
    key: text(40),
    /** Container. */
    type: v.picklist(pieceTypes),
    /** Codecs as MIME types name them, `vp8,opus`. */
    codecs: text(60),
  }),
  response: v.object({
    /** Place in the film. */
    index: v.int(),
    /** Length of the film so far, ms. */
    filmMs: v.int(),
  }),
});
