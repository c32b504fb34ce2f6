import { defineCall } from '../call.ts';
import { liveProviders, pieceTypes, roomStates } from './liveRoom.choices.ts';
import { text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

const whichRoom = v.object({
  /** Room id. */
  id: wireId,
});

/** Delivery of a room’s picture to its viewer [LV-03]. */
export const roomPicture = v.object({
  /** Provider of the picture. */
  provider: v.picklist(liveProviders),
  /** `pieces`: film from this server; `frame`: the provider’s page in a frame; `program`: the provider’s program. */
  kind: v.picklist(['pieces', 'frame', 'program']),
  /** Signed address of the page or program for this viewer; empty for `pieces`. */
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
    /** Address of the provider’s program or page, or a path of the portal when this server is the provider. */
    url: v.string(),
  }),
});

/** A piece of a film that a browser can play on its own. */
export const filmPiece = v.object({
  /** Index in the film, from 0. */
  index: v.int(),
  /** Start in the film, ms. */
  from: v.int(),
  /** Length, ms. */
  length: v.int(),
  /** MIME type with codecs. */
  mime: v.string(),
  /** Address of the file, valid for an hour. */
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
    /** Index of the first piece; -1: the live position. */
    from: wireInt,
  }),
  response: v.object({
    /** Pieces in order. */
    items: v.array(filmPiece),
    /** Length of the film so far, ms. */
    filmMs: v.int(),
    /** State of the room; it says whether more pieces will follow. */
    state: v.picklist(roomStates),
  }),
});

/** Finds pieces by a moment of the film: their lengths vary a little, so an index alone does not give the moment. */
export const roomPieceAt = defineCall({
  name: 'apiLive/pieceAt',
  method: 'GET',
  access: 'open',
  summary: 'Pieces of the film from the one that covers a moment, thirty at most',
  source: ['LV-01'],
  request: v.object({
    /** Room id. */
    id: wireId,
    /** Position in the film, ms. */
    at: wireInt,
  }),
  response: v.object({
    /** Pieces in order. */
    items: v.array(filmPiece),
  }),
});

/**
 * Uploads a piece of the film: `multipart/form-data`, the signed parameters as fields before the part `file`. A
 * repeated upload counts once. The server measures its length. Refused: `roomRefused` with `stage` or `state`,
 * `fileTooLarge`, `fileType` when nothing in it plays.
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
    /** Key made by the filming page; an upload repeated with it counts once. */
    key: text(40),
    /** Container format. */
    type: v.picklist(pieceTypes),
    /** Codecs in MIME notation, `vp8,opus`. */
    codecs: text(60),
  }),
  response: v.object({
    /** Index in the film. */
    index: v.int(),
    /** Length of the film so far, ms. */
    filmMs: v.int(),
  }),
});
