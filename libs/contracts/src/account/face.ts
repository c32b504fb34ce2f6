import { typedIdNumberLimit } from './idNumber.ts';
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
  /** Reason of the refusal. */
  refusal: v.picklist(faceRefusals),
  /** Seconds until the next check is allowed, for `tries`. */
  retryAfterS: v.optional(v.int()),
});

/** A face descriptor: numbers computed by the browser's model. */
export const descriptor = wireJson(
  v.pipe(
    v.array(v.pipe(v.number(), v.minValue(-4), v.maxValue(4))),
    v.minLength(descriptorLength),
    v.maxLength(descriptorLength),
    // A descriptor of zeros describes no face.
    v.check((numbers) => numbers.some((number) => number !== 0)),
  ),
);

/** State of the learner's own face. */
const stand = v.object({
  /** Current version of the terms. */
  terms: v.int(),
  /** Time of the learner's consent, epoch ms; null when not given, given to older terms, or withdrawn. */
  consentAt: v.nullable(epochMs),
  /** Time at which the face was stored, epoch ms; null when none is. */
  enrolledAt: v.nullable(epochMs),
  /** End of the wait after too many failed checks, epoch ms; null when checks are allowed. */
  waitUntil: v.nullable(epochMs),
  /** Time at which name and identity number were confirmed, epoch ms; null before it. */
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
  // Repeating it changes nothing.
  idempotent: false,
  summary: 'Agrees to face checks, or takes it back: the stored face is deleted with it, the log stays',
  source: ['SE-15'],
  request: v.object({
    /** Y: gives consent. N: withdraws it. */
    agreed: flag,
    /** Version of the terms shown. */
    terms: wireInt,
  }),
  response: stand,
});

export const enrolFace = defineCall({
  name: '/yii/appapi/v1/face/enrol',
  method: 'POST',
  protection: 'encrypted',
  // A key would store the face, which is stored sealed alone.
  idempotent: false,
  summary: 'Stores one’s face in numbers; no picture is taken. Refused with `faceRefused`: noConsent, enrolled',
  source: ['SE-15'],
  request: v.object({
    /** Face descriptor. */
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
    /** Purpose of the check. */
    occasion: v.picklist(facePurposes),
    /** Id of the course or exam; 0 for one's own trial. */
    subject_id: wireInt,
  }),
  response: v.object({
    /** Id of the check. */
    challenge: v.string(),
    /** Expiry of the check, epoch ms. */
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
    /** Id of the check, from `challenge`. */
    challenge: text(64),
    /** Face descriptor. */
    descriptor,
  }),
  response: v.object({
    /** Y: the same person. */
    same: flag,
    /** Failed checks still allowed before a wait. */
    triesLeft: v.int(),
  }),
});

/** An entry of one's log. */
const faceLogEntry = v.object({
  /** Entry id. */
  id: v.int(),
  /** Logged event. */
  event: v.picklist(faceEvents),
  /** Purpose of a check; null for other events. */
  purpose: v.nullable(v.picklist(faceOccasions)),
  /** Title of the course or exam, in the reader's language; empty when there is none. */
  title: v.string(),
  /** Time, epoch ms. */
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
    /** Name in the identity document. */
    name: text(50),
    /** Number of the identity document. */
    id_number: text(typedIdNumberLimit),
  }),
  response: v.object({
    /** Outcome of the comparison. */
    outcome: v.picklist(realNameOutcomes),
    /** Comparing party: `embedded` is this server, with the person's own data; no authority was asked. */
    by: v.string(),
    /** Time of the confirmation, epoch ms; null when not confirmed. */
    at: v.nullable(epochMs),
  }),
});
