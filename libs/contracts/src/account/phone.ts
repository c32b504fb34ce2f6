import { defineCall } from '../call.ts';
import { entered } from './entered.ts';
import { codePurposes } from './phone.choices.ts';
import { code, number, region, sentCode } from './phoneNumber.ts';
import { flag, text, wireInt } from '../wire.ts';
import { v } from '../v.ts';

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const countryCodes = defineCall({
  name: '/yii/appapi/v1/tel/country-code',
  method: 'POST',
  access: 'public',
  idempotent: false,
  whenIncomplete: true,
  summary: 'Countries whose phone numbers are taken, by name in the asked language',
  source: ['SE-06'],
  request: v.object({}),
  response: v.object({
    /** Sorted by name, the enterprise's own country first. */
    countries: v.array(
      v.object({
        /** ISO 3166: `CN`. */
        region: v.string(),
        /** Country calling code: `86`. */
        code: v.string(),
        /** In the requested language. */
        name: v.string(),
      }),
    ),
  }),
});

export const sliderChallenge = defineCall({
  name: '/yii/appapi/v1/slider/challenge',
  method: 'GET',
  access: 'public',
  whenIncomplete: true,
  summary: 'A picture with a gap and the piece that is to be moved into it, good for three minutes and one try',
  source: ['SE-06'],
  request: v.object({}),
  response: v.object({
    /** Challenge id, sent with the position to `send-message`. */
    id: v.string(),
    /** The picture with its gap, as a data URL. */
    picture: v.string(),
    /** The piece, as a data URL. */
    piece: v.string(),
    /** Distance of the piece from the upper edge, px of the picture. */
    top: v.int(),
  }),
});
export type SliderChallenge = v.InferOutput<typeof sliderChallenge.response>;

/**
 * The answer does not reveal whether the number is known: a code for a login or a new password goes to known numbers
 * alone, and the answer is the same for others. Refused: `fieldsRefused` with `phone: invalid | same`, `sliderFailed`,
 * `loginTooFrequent`.
 */
export const sendMessage = defineCall({
  name: '/yii/appapi/send-message',
  method: 'POST',
  access: 'public',
  whenIncomplete: true,
  protection: 'encrypted',
  // No key [HT-06]: a repetition is refused, since the slider counts once.
  idempotent: false,
  summary: 'Sends a code to a phone, after a slider',
  source: ['SE-03', 'SE-06', 'SE-14'],
  request: v.object({
    /** Purpose of the code. */
    purpose: v.picklist(codePurposes),
    /** Country of the number. */
    region,
    /** The number within the country. */
    number,
    /** Id of the slider's challenge. */
    slider: text(64),
    /** Final position of the piece, px from the left edge of the picture; 0 with `work`. */
    position: wireInt,
    /** Alternative to the piece, without a picture: makes the digest of `id:work` begin with `sliderWorkBits` zeros. */
    work: v.optional(text(16)),
  }),
  response: sentCode,
});

export const loginByCode = defineCall({
  name: 'apiSystem/login/code',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  // No key [HT-06], as with login.
  idempotent: false,
  summary: 'Log in with a code sent to one’s phone',
  source: ['SE-03', 'SE-06'],
  request: v.object({
    /** Country of the number. */
    region,
    /** The number within the country. */
    number,
    /** Received code. */
    code,
    /** N: the cookie ends with the browser session. */
    remember: flag,
  }),
  response: entered,
});

export const resetByCode = defineCall({
  name: 'apiSystem/resetPassword/code',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  // No key [HT-06]: the code works once, and the new password logs in.
  idempotent: false,
  summary:
    'A new password for who has forgotten theirs, by a code sent to their phone; all logins end and a new one begins',
  source: ['SE-04', 'SE-14'],
  request: v.object({
    /** Country of the number. */
    region,
    /** The number within the country. */
    number,
    /** Received code. A refused password does not use it up. */
    code,
    /** New password, by the enterprise’s rules [SE-04]. */
    password,
    /** New password, repeated. */
    confirm: password,
  }),
  response: entered,
});

export const myPhone = defineCall({
  name: 'apiSystem/phone',
  method: 'GET',
  summary: 'The phone of one’s account, its middle hidden',
  source: ['SE-06'],
  request: v.object({}),
  response: v.object({
    /** `+86 138 **** 6620`; empty when there is none. */
    phone: v.string(),
  }),
});

export const changePhone = defineCall({
  name: 'apiSystem/phone/change',
  method: 'POST',
  protection: 'encrypted',
  // No key [HT-06]: the code works once.
  idempotent: false,
  summary:
    'Another phone for one’s account. Refused: `fieldsRefused` with `password: wrong` or `phone: invalid | same | taken`, and as codes are',
  source: ['SE-06'],
  request: v.object({
    /** Current password: an open screen alone moves no account to another phone. */
    password,
    /** Country of the new number. */
    region,
    /** The new number within the country. */
    number,
    /** Code sent to the new number for `change`. */
    code,
  }),
  response: v.object({
    /** The new number, its middle hidden. */
    phone: v.string(),
  }),
});
