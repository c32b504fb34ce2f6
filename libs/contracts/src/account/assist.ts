import {
  accessStates,
  assistLimits,
  chunkStatuses,
  endsFromServer,
  recordingStatuses,
  reportedStatuses,
  supportTypes,
} from './assist.choices.ts';
import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, flag, text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** Address of the finished recording, and its number. */
const finished = v.object({
  /** Number of the finished recording, `AS-00000012`; empty while more pieces follow. */
  number: v.string(),
  /** Page on which administrators of the enterprise find it; empty while more pieces follow. */
  url: v.string(),
});

/**
 * A piece of the recording: `multipart/form-data`, the signed parameters as fields before the part `file`. A piece that was
 * sent before counts once. Refused: `supportOver`, `fileTooLarge`.
 */
export const uploadFileChunk = defineCall({
  name: '/yii/appapi/v1/assist-services-auth/upload-file-chunk',
  method: 'POST',
  protection: 'signed',
  whenIncomplete: true,
  whenClosed: true,
  idempotent: false,
  summary: 'A piece of the recording of a support session; the answer to the last one names the whole',
  source: ['AR-03'],
  request: v.object({
    /** Access id, see `serviceUsers` of the person. */
    id: wireId,
    /** Place of the piece, from the `index` that the start was answered with. */
    index: wireInt,
    /** `stopped`: the last one. */
    status: v.picklist(chunkStatuses),
    /** The purpose of the support access. */
    type: v.picklist(supportTypes),
    /** Y: sound is recorded too. */
    sound: flag,
  }),
  response: finished,
});

export const checkLoginExpire = defineCall({
  name: '/yii/appapi/v1/assist-services-auth/check-login-expire',
  method: 'POST',
  whenIncomplete: true,
  whenClosed: true,
  idempotent: false,
  summary: 'Whether the access of support still holds; asked every five seconds by the session that it opened',
  source: ['AR-04'],
  request: v.object({
    /** Access id. */
    id: wireId,
    /** Where the page stands. */
    status: v.picklist(recordingStatuses),
    /** How often it has asked. */
    count: wireInt,
  }),
  response: v.object({
    /** When the recording was agreed to first, epoch ms; null: not yet. */
    confirmTime: v.nullable(epochMs),
    /** End of the access, epoch ms. */
    expireTime: epochMs,
    /** Why it is over; empty while it holds. */
    errorCode: v.picklist(['', ...endsFromServer]),
    /** The same in words, in the viewer's language; empty while it holds. */
    msg: v.string(),
    /** Where the server sees it stand: `recording` only while pieces come, `ready` while it has to begin or go on. */
    status: v.picklist(recordingStatuses),
  }),
});

export const updateAssistStatus = defineCall({
  name: '/yii/appapi/v1/assist-services-auth/update-status',
  method: 'POST',
  whenIncomplete: true,
  whenClosed: true,
  summary: 'The recording begins, was cancelled, did not start or broke off. Refused: `supportOver`',
  source: ['AR-01', 'AR-05'],
  request: v.object({
    /** Access id. */
    id: wireId,
    /** The event. */
    status: v.picklist(reportedStatuses),
  }),
  response: v.object({
    /** State of the session now; after a start `ready` until a piece has come. */
    status: v.picklist(recordingStatuses),
    /** Place of the next piece: one that begins anew goes on behind what has come. */
    index: v.int(),
  }),
});

/** A recording, from one start to its end. */
const recordingPart = v.object({
  /** Address to play it from, for an hour. */
  url: v.string(),
  /** Address to save it by, for an hour. */
  saveUrl: v.string(),
  /** Bytes. */
  size: v.int(),
});

/** An access that support was given. */
const supportAccess = v.object({
  /** Its id. */
  id: v.int(),
  /** Number under which it is spoken of. */
  number: v.string(),
  /** The purpose of the support access. */
  type: v.picklist(supportTypes),
  /** Y: the recording has sound. */
  sound: flag,
  /** Name of the administrator who gave it, as whom support comes in. */
  grantedBy: v.string(),
  /** The task for support; may be empty. */
  reason: v.string(),
  /** Minutes that it lasts from coming in. */
  minutes: v.int(),
  /** Its state. */
  state: v.picklist(accessStates),
  /** When it was given, epoch ms. */
  grantedAt: epochMs,
  /** Until when its link opens, epoch ms. */
  linkExpiresAt: epochMs,
  /** When support came in, epoch ms; null: not yet. */
  enteredAt: v.nullable(epochMs),
  /** When the recording began, epoch ms; null: it did not. */
  confirmTime: v.nullable(epochMs),
  /** End of the access, epoch ms; null before support came in. */
  expireTime: v.nullable(epochMs),
  /** The recording, a part per start; empty while it is not whole. */
  recordings: v.array(recordingPart),
});
export type SupportAccess = v.InferOutput<typeof supportAccess>;

export const grantSupport = defineCall({
  name: 'apiAssist/grant',
  method: 'POST',
  access: 'admin',
  // No key: an answer kept for a repetition would hold the link, which is stored nowhere.
  idempotent: false,
  summary: 'Gives support access by a link that opens once. Refused: `supportSession` to support itself, `tooFrequent`',
  source: ['AR-01', 'AC-10'],
  request: v.object({
    /** The purpose of the support access. */
    type: v.picklist(supportTypes),
    /** Minutes that it lasts from coming in, see `accessMinutes`. */
    minutes: wireInt,
    /** The task for support; may be empty. */
    reason: text(assistLimits.reason),
    /** Y: whoever gives it agrees to support acting as them, and to the recording. */
    agreed: flag,
  }),
  response: v.object({
    /** The access. */
    access: supportAccess,
    /** Path of the link within the portal; told this once. */
    link: v.string(),
  }),
});

export const supportList = defineCall({
  name: 'apiAssist/list',
  method: 'GET',
  access: 'admin',
  summary: 'Accesses that the enterprise gave support, last first, with their recordings. Refused: `supportSession`',
  source: ['AR-03', 'AC-10'],
  request: page({}),
  response: pageOf(supportAccess),
});

export const endSupport = defineCall({
  name: 'apiAssist/end',
  method: 'POST',
  access: 'admin',
  summary: 'Takes an access back: its link opens no more, its session stops within seconds. Refused: `supportSession`',
  source: ['AR-01', 'AC-10'],
  request: v.object({
    /** Access id. */
    id: wireId,
  }),
  response: supportAccess,
});
