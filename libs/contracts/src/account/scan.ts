import { defineCall } from '../call.ts';
import { entered } from './entered.ts';
import { scanStates } from './scan.choices.ts';
import { epochMs, flag } from '../wire.ts';
import { v } from '../v.ts';

/** Identifies a login that waits for a phone; 32 random bytes. */
const scan = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const startScan = defineCall({
  name: '/yii/appapi/v1/login/scan/start',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  // No key [HT-06]: the secret that opens the session is sent once and stored nowhere.
  idempotent: false,
  summary: 'Begins a login by scan: an address for the phone, and a secret of this page alone; two minutes, once',
  source: ['SE-03'],
  request: v.object({}),
  response: v.object({
    /** Content of the picture: the address of the phone's page. */
    address: v.string(),
    /** Secret by which this page alone polls and logs in. */
    secret: scan,
    /** Expiry, epoch ms. */
    expiresAt: epochMs,
  }),
});

export const scanStanding = defineCall({
  name: '/yii/appapi/v1/login/scan/standing',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  idempotent: false,
  summary: 'How far a login by scan has come, for the page that began it',
  source: ['SE-03'],
  request: v.object({
    /** Secret from `start`. */
    secret: scan,
  }),
  response: v.object({
    /** `expired` also for an unknown secret. */
    state: v.picklist(scanStates),
    /** Name of the scanning person, as pages show it; empty before the scan. */
    name: v.string(),
  }),
});

export const enterByScan = defineCall({
  name: '/yii/appapi/v1/login/scan/enter',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  // No key [HT-06], as with login.
  idempotent: false,
  summary:
    'Comes in after the phone has confirmed; works once. Refused: `fieldsRefused` with `secret: expired`, `accountLocked`',
  source: ['SE-03'],
  request: v.object({
    /** Secret from `start`. */
    secret: scan,
    /** N: the cookie ends with the browser session. */
    remember: flag,
  }),
  response: entered,
});

export const openScan = defineCall({
  name: '/yii/appapi/v1/login/scan/open',
  method: 'POST',
  protection: 'encrypted',
  idempotent: false,
  whenIncomplete: true,
  summary:
    'What asks to be logged in, for the phone that has scanned it; the asking page hears of it. Refused: `fieldsRefused` with `scan: expired | taken`',
  source: ['SE-03'],
  request: v.object({
    /** Id from the scanned address. */
    scan,
  }),
  response: v.object({
    /** Browser of the requesting page: `Chrome`; empty when unknown. */
    browser: v.string(),
    /** Its operating system: `Windows`; empty when unknown. */
    system: v.string(),
    /** Its network address. */
    ip: v.string(),
    /** Y: phone and page are in the same network. */
    sameNetwork: flag,
    /** Time of the request, epoch ms. */
    askedAt: epochMs,
    /** Expiry, epoch ms. */
    expiresAt: epochMs,
  }),
});

export const answerScan = defineCall({
  name: '/yii/appapi/v1/login/scan/answer',
  method: 'POST',
  protection: 'encrypted',
  idempotent: false,
  whenIncomplete: true,
  summary: 'Confirms or refuses it on the phone, once. Refused: `fieldsRefused` with `scan: expired | taken`',
  source: ['SE-03'],
  request: v.object({
    /** Id from the scanned address. */
    scan,
    /** Y: log in there as the person logged in here. */
    allowed: flag,
  }),
  response: v.object({
    /** Resulting state. */
    state: v.picklist(scanStates),
  }),
});
