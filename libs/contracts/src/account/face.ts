import { defineCall } from '../call.ts';
import {
  descriptorLength,
  faceEvents,
  faceOccasions,
  facePurposes,
  faceRefusals,
  realNameOutcomes,
} from './face.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, flag, text, wireInt, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** Data of `faceRefused`. */
export const refusedFace = v.object({
  /** Why. */
  refusal: v.picklist(faceRefusals),
  /** Seconds until a face is looked at again, for `tries`. */
  retryAfterS: v.optional(v.int()),
});

/** A face in numbers, as the browser's model describes it. */
export const descriptor = wireJson(
  v.pipe(
    v.array(v.pipe(v.number(), v.minValue(-4), v.maxValue(4))),
    v.minLength(descriptorLength),
    v.maxLength(descriptorLength),
    // What was filled with zeros was no face.
    v.check((numbers) => numbers.some((number) => number !== 0)),
  ),
);

/** State of their own face for the learner. */
const stand = v.object({
  /** Version of the terms that are in force. */
  terms: v.int(),
  /** When the learner agreed to them, epoch ms; null: not, or to older ones, or taken back. */
  consentAt: v.nullable(epochMs),
  /** When the face was stored, epoch ms; null: none is. */
  enrolledAt: v.nullable(epochMs),
  /** When checks are open again after too many failed ones, epoch ms; null: they are. */
  waitUntil: v.nullable(epochMs),
  /** When name and identity number were confirmed, epoch ms; null: not yet. */
  realNameAt: v.nullable(epochMs),
});
export type FaceStand = v.InferOutput<typeof stand>;

export const myFace = defineCall({
  name: '/yii/appapi/v1/face/mine',
  method: 'GET',
  summary: 'Whether one has agreed to face checks and has a face stored. The face itself is never given back',
  source: ['SE-15'],
  request: v.object({}),
  response: stand,
});

export const consentFace = defineCall({
  name: '/yii/appapi/v1/face/consent',
  method: 'POST',
  // Said again it is the same.
  idempotent: false,
  summary: 'Agrees to face checks, or takes it back: the stored face is deleted with it, the log stays',
  source: ['SE-15'],
  request: v.object({
    /** Y: agrees. N: takes it back. */
    agreed: flag,
    /** Version of the terms that were shown. */
    terms: wireInt,
  }),
  response: stand,
});

export const enrolFace = defineCall({
  name: '/yii/appapi/v1/face/enrol',
  method: 'POST',
  protection: 'encrypted',
  // What a key keeps would hold what is stored sealed.
  idempotent: false,
  summary: 'Stores one’s face in numbers; no picture is taken. Refused with `faceRefused`: noConsent, enrolled',
  source: ['SE-15'],
  request: v.object({
    /** The face in numbers. */
    descriptor,
  }),
  response: stand,
});

export const beginFaceCheck = defineCall({
  name: '/yii/appapi/v1/face/challenge',
  method: 'POST',
  idempotent: false,
  summary:
    'Begins a check of one’s face for one purpose, good once and for a few minutes. Refused with `faceRefused`: noConsent, notEnrolled, tries',
  source: ['SE-15'],
  request: v.object({
    /** The purpose. */
    occasion: v.picklist(facePurposes),
    /** Course or exam that it is for; 0 for one's own trial. */
    subject_id: wireInt,
  }),
  response: v.object({
    /** Names the check. */
    challenge: v.string(),
    /** End of its time, epoch ms. */
    expiresAt: epochMs,
  }),
});

export const verifyFace = defineCall({
  name: '/yii/appapi/v1/face/verify',
  method: 'POST',
  protection: 'encrypted',
  idempotent: false,
  summary:
    'Compares a face with the stored one: the server decides. A check that passed is a pass for its purpose, once. Refused with `faceRefused`',
  source: ['SE-15'],
  request: v.object({
    /** Of `challenge`. */
    challenge: text(64),
    /** The face in numbers. */
    descriptor,
  }),
  response: v.object({
    /** Y: the same person. */
    same: flag,
    /** Failed checks that are still allowed before one has to wait. */
    triesLeft: v.int(),
  }),
});

/** A line of one's log. */
const faceLogEntry = v.object({
  /** Its id. */
  id: v.int(),
  /** The event. */
  event: v.picklist(faceEvents),
  /** What a check was for; null for what is no check. */
  purpose: v.nullable(v.picklist(faceOccasions)),
  /** Title of the course or exam, in the reader's language; empty where there is none. */
  title: v.string(),
  /** When, epoch ms. */
  at: epochMs,
});
export type FaceLogEntry = v.InferOutput<typeof faceLogEntry>;

export const faceLog = defineCall({
  name: '/yii/appapi/v1/face/log',
  method: 'GET',
  summary: 'All that was recorded of one’s face, last first; nothing of it is ever changed',
  source: ['SE-15'],
  request: page({}),
  response: pageOf(faceLogEntry),
});

export const realNameAuth = defineCall({
  name: 'apiGzregulatory/realNameAuth',
  method: 'GET',
  protection: 'encrypted',
  summary:
    'Compares name and identity number with one’s personal data, through the port of the server. Five tries in ten minutes, then `faceRefused`: tries',
  source: ['SE-15'],
  request: v.object({
    /** As in the identity document. */
    name: text(50),
    /** Of the identity document. */
    id_number: text(20),
  }),
  response: v.object({
    /** Its outcome. */
    outcome: v.picklist(realNameOutcomes),
    /** Who compared: `embedded` is this server, with what the person told it; no authority was asked. */
    by: v.string(),
    /** When it was confirmed, epoch ms; null where it is not. */
    at: v.nullable(epochMs),
  }),
});
