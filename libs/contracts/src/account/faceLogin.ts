import { defineCall } from '../call.ts';
import { descriptor } from './face.ts';
import { entered } from './entered.ts';
import { epochMs, flag, text, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** A device trusted for logins by face. */
const faceDevice = v.object({
  /** Device id. */
  id: v.int(),
  /** Browser: `Chrome`; empty when unknown. */
  browser: v.string(),
  /** Operating system: `Windows`; empty when unknown. */
  system: v.string(),
  /** Start of the trust, epoch ms. */
  since: epochMs,
  /** Last login by face, epoch ms; null before the first. */
  usedAt: v.nullable(epochMs),
  /** End of the trust, epoch ms. */
  expiresAt: epochMs,
  /** Y: the requesting device. */
  here: flag,
});
export type FaceDevice = v.InferOutput<typeof faceDevice>;

const devices = v.object({
  /** Y: the enterprise offers logins by face, and this page can store the device's token. */
  offered: flag,
  /** Newest trust first; `mostFaceDevices` at most. */
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
  // No key [HT-06]: the device's token is sent once, in a cookie, and stored nowhere.
  idempotent: false,
  summary:
    'Trusts the device that asks, for 180 days; the password answers for it. Refused: `faceRefused` with noConsent, notEnrolled; `fieldsRefused` with `password: wrong`; `loginTooFrequent`',
  source: ['SE-03', 'SE-15'],
  request: v.object({
    /** Current password: an open screen is not enough. */
    password: text(64),
  }),
  response: devices,
});

export const endFaceDevice = defineCall({
  name: '/yii/appapi/v1/face/devices/end',
  method: 'POST',
  // Repeating it changes nothing.
  idempotent: false,
  summary: 'Trusts a device no longer: nobody logs in there by face',
  source: ['SE-03', 'SE-15'],
  request: v.object({
    /** Device id from the list. */
    id: wireInt,
  }),
  response: devices,
});

/** Data of `notSamePerson`. */
export const notSameFace = v.object({
  /** Failed attempts still allowed before a wait. */
  triesLeft: v.int(),
});

export const beginFaceLogin = defineCall({
  name: '/yii/appapi/v1/login/face/begin',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  // No key [HT-06]: each call begins a check of its own.
  idempotent: false,
  summary:
    'Begins a login by face on a device that its person trusts; five minutes, once. Refused: `faceRefused` with notTrusted, notEnrolled, tries; `accountLocked`',
  source: ['SE-03', 'SE-15'],
  request: v.object({}),
  response: v.object({
    /** Name of the person whom the device logs in, as pages show it. */
    name: v.string(),
    /** Id of the check. */
    challenge: v.string(),
    /** Expiry of the check, epoch ms. */
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
    /** Id of the check, from `begin`. */
    challenge: text(64),
    /** Face descriptor. */
    descriptor,
    /** N: the cookie ends with the browser session. */
    remember: flag,
  }),
  response: entered,
});
