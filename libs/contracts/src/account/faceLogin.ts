import { defineCall } from '../call.ts';
import { descriptor } from './face.ts';
import { entered } from './entered.ts';
import { epochMs, flag, text, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** A device on which somebody logs in by face. */
const faceDevice = v.object({
  /** Its id. */
  id: v.int(),
  /** Its browser: `Chrome`; empty when it is none that is known. */
  browser: v.string(),
  /** Its system: `Windows`; empty when it is none that is known. */
  system: v.string(),
  /** When it was trusted, epoch ms. */
  since: epochMs,
  /** Last login by face, epoch ms; null: none yet. */
  usedAt: v.nullable(epochMs),
  /** End, epoch ms. */
  expiresAt: epochMs,
  /** Y: the one that asks. */
  here: flag,
});
export type FaceDevice = v.InferOutput<typeof faceDevice>;

const devices = v.object({
  /** Y: the enterprise offers logins by face, and this page can keep what a device is known by. */
  offered: flag,
  /** Last trusted first; `mostFaceDevices` at most. */
  items: v.array(faceDevice),
});
export type FaceDevices = v.InferOutput<typeof devices>;

export const faceDevices = defineCall({
  name: '/yii/appapi/v1/face/devices',
  method: 'GET',
  summary: 'Devices on which one logs in by face',
  source: ['SE-03', 'SE-15'],
  request: v.object({}),
  response: devices,
});

export const trustFaceDevice = defineCall({
  name: '/yii/appapi/v1/face/devices/trust',
  method: 'POST',
  protection: 'encrypted',
  // No key [HT-06]: what the device is known by is told once, in a cookie, and stored nowhere.
  idempotent: false,
  summary:
    'Trusts the device that asks, for 180 days; the password answers for it. Refused: `faceRefused` with noConsent, notEnrolled; `fieldsRefused` with `password: wrong`; `loginTooFrequent`',
  source: ['SE-03', 'SE-15'],
  request: v.object({
    /** The password in force: an open screen is not enough. */
    password: text(64),
  }),
  response: devices,
});

export const endFaceDevice = defineCall({
  name: '/yii/appapi/v1/face/devices/end',
  method: 'POST',
  // Said again it is the same.
  idempotent: false,
  summary: 'Trusts a device no longer: nobody logs in there by face',
  source: ['SE-03', 'SE-15'],
  request: v.object({
    /** Of the list. */
    id: wireInt,
  }),
  response: devices,
});

/** Data of `notSamePerson`. */
export const notSameFace = v.object({
  /** Failed tries that are still allowed before one has to wait. */
  triesLeft: v.int(),
});

export const beginFaceLogin = defineCall({
  name: '/yii/appapi/v1/login/face/begin',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  // No key [HT-06]: each begins a check of its own.
  idempotent: false,
  summary:
    'Begins a login by face on a device that its person trusts; five minutes, once. Refused: `faceRefused` with notTrusted, notEnrolled, tries; `accountLocked`',
  source: ['SE-03', 'SE-15'],
  request: v.object({}),
  response: v.object({
    /** Whom the device lets in, as pages show them. */
    name: v.string(),
    /** Names the check. */
    challenge: v.string(),
    /** End, epoch ms. */
    expiresAt: epochMs,
  }),
});

export const enterByFace = defineCall({
  name: '/yii/appapi/v1/login/face/enter',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  // No key [HT-06], as with login.
  idempotent: false,
  summary:
    'Comes in by one’s face, which the server compares with the stored one. Refused: `notSamePerson`, `faceRefused` with notTrusted, notEnrolled, challengeOver, tries; `accountLocked`',
  source: ['SE-03', 'SE-15', 'SE-16'],
  request: v.object({
    /** From `begin`. */
    challenge: text(64),
    /** The face in numbers. */
    descriptor,
    /** N: the cookie ends with the browser session. */
    remember: flag,
  }),
  response: entered,
});
