import {
  accessStates,
  assistLimits,
  chunkStatuses,
  endsFromServer,
  recordingStatuses,
  recordingTypes,
  reportedStatuses,
} from './assist.choices.ts';
import { defineCall } from './call.ts';
import { page, pageOf } from './page.ts';
import { epochMs, flag, text, wireId, wireInt } from './wire.ts';
import { z } from './z.ts';

/** Address of the finished recording, and its number. */
const finished = z.object({
  /** Number of the finished recording, `AS-00000012`; empty while more pieces follow. */
  number: z.string(),
  /** Page on which administrators of the enterprise find it; empty while more pieces follow. */
  url: z.string(),
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
  request: z.object({
    /** Access id, see `serviceUsers` of the person. */
    id: wireId,
    /** Place of the piece, from the `index` that the start was answered with. */
    index: wireInt,
    /** `stopped`: the last one. */
    status: z.enum(chunkStatuses),
    /** Container of the recording. */
    type: z.enum(recordingTypes),
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
  request: z.object({
    /** Access id. */
    id: wireId,
    /** Where the page stands. */
    status: z.enum(recordingStatuses),
    /** How often it has asked. */
    count: wireInt,
  }),
  response: z.object({
    /** When the recording was agreed to first, epoch ms; null: not yet. */
    confirmTime: z.nullable(epochMs),
    /** End of the access, epoch ms. */
    expireTime: epochMs,
    /** Why it is over; empty while it holds. */
    errorCode: z.enum(['', ...endsFromServer]),
    /** The same in words, in the viewer's language; empty while it holds. */
    msg: z.string(),
  }),
});

export const updateAssistStatus = defineCall({
  name: '/yii/appapi/v1/assist-services-auth/update-status',
  method: 'POST',
  whenIncomplete: true,
  whenClosed: true,
  summary: 'The recording begins, was cancelled, did not start or broke off. Refused: `supportOver`',
  source: ['AR-01', 'AR-05'],
  request: z.object({
    /** Access id. */
    id: wireId,
    /** What has happened. */
    status: z.enum(reportedStatuses),
  }),
  response: z.object({
    /** Where the session stands now. */
    status: z.enum(recordingStatuses),
    /** Place of the next piece: one that begins anew goes on behind what has come. */
    index: z.int(),
  }),
});

/** A recording, from one start to its end. */
const recordingPart = z.object({
  /** Address to play it from, for an hour. */
  url: z.string(),
  /** Address to save it by, for an hour. */
  saveUrl: z.string(),
  /** Bytes. */
  size: z.int(),
});

/** An access that support was given. */
const supportAccess = z.object({
  /** Its id. */
  id: z.int(),
  /** Number under which it is spoken of. */
  number: z.string(),
  /** Name of the administrator who gave it, as whom support comes in. */
  grantedBy: z.string(),
  /** What support is asked to do; may be empty. */
  reason: z.string(),
  /** Minutes that it lasts from coming in. */
  minutes: z.int(),
  /** Where it stands. */
  state: z.enum(accessStates),
  /** When it was given, epoch ms. */
  grantedAt: epochMs,
  /** Until when its link opens, epoch ms. */
  linkExpiresAt: epochMs,
  /** When support came in, epoch ms; null: not yet. */
  enteredAt: z.nullable(epochMs),
  /** When the recording began, epoch ms; null: it did not. */
  confirmTime: z.nullable(epochMs),
  /** End of the access, epoch ms; null before support came in. */
  expireTime: z.nullable(epochMs),
  /** The recording, a part per start; empty while it is not whole. */
  recordings: z.array(recordingPart),
});
export type SupportAccess = z.output<typeof supportAccess>;

export const grantSupport = defineCall({
  name: 'apiAssist/grant',
  method: 'POST',
  access: 'admin',
  // No key: an answer kept for a repetition would hold the link, which is stored nowhere.
  idempotent: false,
  summary: 'Gives support access by a link that opens once. Refused: `supportSession` to support itself, `tooFrequent`',
  source: ['AR-01', 'AC-10'],
  request: z.object({
    /** Minutes that it lasts from coming in, see `accessMinutes`. */
    minutes: wireInt,
    /** What support is asked to do; may be empty. */
    reason: text(assistLimits.reason),
    /** Y: whoever gives it agrees to support acting as them, and to the recording. */
    agreed: flag,
  }),
  response: z.object({
    /** The access. */
    access: supportAccess,
    /** Path of the link within the portal; told this once. */
    link: z.string(),
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
  request: z.object({
    /** Access id. */
    id: wireId,
  }),
  response: supportAccess,
});
