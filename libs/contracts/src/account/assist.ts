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
  /** Page that shows it to administrators of the enterprise; empty while more pieces follow. */
  url: v.string(),
});

/**
 * A piece of the recording: `multipart/form-data`, the signed parameters as fields before the part `file`. A piece sent
 * twice counts once. Refused: `supportOver`, `fileTooLarge`.
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
    /** Index of the piece, counted from the `index` in the answer to the start. */
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
    /** State of the recording in the page. */
    status: v.picklist(recordingStatuses),
    /** Number of checks so far. */
    count: wireInt,
  }),
  response: v.object({
    /** Time of the first consent to the recording, epoch ms; null before it. */
    confirmTime: v.nullable(epochMs),
    /** End of the access, epoch ms. */
    expireTime: epochMs,
    /** Reason for the end; empty while the access is valid. */
    errorCode: v.picklist(['', ...endsFromServer]),
    /** The same reason in the viewer's language; empty while the access is valid. */
    msg: v.string(),
    /** State on the server: `recording` only while pieces arrive, `ready` until the recording starts or resumes. */
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
    /** State of the session now; after a start `ready` until a piece has arrived. */
    status: v.picklist(recordingStatuses),
    /** Index of the next piece; a restarted recording continues after the received pieces. */
    index: v.int(),
  }),
});

/** A recording, from a start to its end. */
const recordingPart = v.object({
  /** Address for playback, valid for an hour. */
  url: v.string(),
  /** Address for saving, valid for an hour. */
  saveUrl: v.string(),
  /** Size in bytes. */
  size: v.int(),
});

/** A support access. */
const supportAccess = v.object({
  /** Access id. */
  id: v.int(),
  /** Readable number of the access. */
  number: v.string(),
  /** The purpose of the support access. */
  type: v.picklist(supportTypes),
  /** Y: the recording has sound. */
  sound: flag,
  /** Name of the administrator who granted it; support enters under this name. */
  grantedBy: v.string(),
  /** The task for support; may be empty. */
  reason: v.string(),
  /** Duration from entry, minutes. */
  minutes: v.int(),
  /** State of the access. */
  state: v.picklist(accessStates),
  /** Time of the grant, epoch ms. */
  grantedAt: epochMs,
  /** Expiry of its link, epoch ms. */
  linkExpiresAt: epochMs,
  /** Time of support's entry, epoch ms; null before it. */
  enteredAt: v.nullable(epochMs),
  /** Start of the recording, epoch ms; null when it did not start. */
  confirmTime: v.nullable(epochMs),
  /** End of the access, epoch ms; null before support has entered. */
  expireTime: v.nullable(epochMs),
  /** The recording, one part per start; empty while it is incomplete. */
  recordings: v.array(recordingPart),
});
export type SupportAccess = v.InferOutput<typeof supportAccess>;

export const grantSupport = defineCall({
  name: 'apiAssist/grant',
  method: 'POST',
  access: 'admin',
  // No key: a stored answer would contain the link, which is stored nowhere.
  idempotent: false,
  summary: 'Gives support access by a link that opens once. Refused: `supportSession` to support itself, `tooFrequent`',
  source: ['AR-01', 'AC-10'],
  request: v.object({
    /** The purpose of the support access. */
    type: v.picklist(supportTypes),
    /** Duration from entry in minutes, see `accessMinutes`. */
    minutes: wireInt,
    /** The task for support; may be empty. */
    reason: text(assistLimits.reason),
    /** Y: the administrator consents to support acting as them, and to the recording. */
    agreed: flag,
  }),
  response: v.object({
    /** The access. */
    access: supportAccess,
    /** Path of the link within the portal; returned only here. */
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
