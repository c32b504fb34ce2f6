import { defineCall } from '../call.ts';
import { entered } from './entered.ts';
import { scanStates } from './scan.choices.ts';
import { epochMs, flag } from '../wire.ts';
import { v } from '../v.ts';

/** Names a login that waits for a phone; 32 random bytes. */
const scan = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const startScan = defineCall({
  name: '/yii/appapi/v1/login/scan/start',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  // No key [HT-06]: what opens the session is told once and stored nowhere.
  idempotent: false,
  summary: 'Begins a login by scan: an address for the phone, and a secret of this page alone; two minutes, once',
  source: ['SE-03'],
  request: v.object({}),
  response: v.object({
    /** What the picture holds; the page of the phone. */
    address: v.string(),
    /** By which this page, and no other, asks and comes in. */
    secret: scan,
    /** End, epoch ms. */
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
    /** From `start`. */
    secret: scan,
  }),
  response: v.object({
    /** One that there is not has run out. */
    state: v.picklist(scanStates),
    /** Who has scanned it, as pages show them; empty before. */
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
    /** From `start`. */
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
    /** As the scanned address has it. */
    scan,
  }),
  response: v.object({
    /** Browser of the asking page: `Chrome`; empty when it is none that is known. */
    browser: v.string(),
    /** Its system: `Windows`; empty when it is none that is known. */
    system: v.string(),
    /** Its network address. */
    ip: v.string(),
    /** Y: phone and page come from the same network. */
    sameNetwork: flag,
    /** When it asked, epoch ms. */
    askedAt: epochMs,
    /** End, epoch ms. */
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
    /** As the scanned address has it. */
    scan,
    /** Y: log in there as whoever is logged in here. */
    allowed: flag,
  }),
  response: v.object({
    /** How far it is now. */
    state: v.picklist(scanStates),
  }),
});
