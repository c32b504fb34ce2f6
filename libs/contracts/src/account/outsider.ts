import { defineCall } from '../call.ts';
import { outsiderLimits, outsiderStates } from './outsider.choices.ts';
import { page, pageOf } from '../page.ts';
import { entered } from './entered.ts';
import { code, number, region, sentCode } from './phoneNumber.ts';
import { reviewStates } from '../review.choices.ts';
import { epochMs, flag, text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** Names a number that was proved by a code; 32 random bytes. */
const pass = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** What somebody from outside has asked for, and what came of it [SE-08]. */
export const outsiderStanding = v.object({
  /** How far it has come. */
  state: v.picklist(outsiderStates),
  /** The number with its middle hidden. */
  phone: v.string(),
  /** As it was given; empty without a request. */
  name: v.string(),
  /** The person's department or company; empty without a request. */
  company: v.string(),
  /** Why the person wants to come in; empty without a request. */
  reason: v.string(),
  /** Why it was refused; empty otherwise. */
  answer: v.string(),
  /** When it was asked for, epoch ms; null without a request. */
  askedAt: v.nullable(epochMs),
});
export type OutsiderStanding = v.InferOutput<typeof outsiderStanding>;

export const outsidersCode = defineCall({
  name: 'apiSystem/outsidersCode',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  // No key [HT-06]: a repetition is refused, since the slider counts once.
  idempotent: false,
  summary:
    'Sends a code to the phone of somebody from outside, after a slider; refused as `send-message` is, and where the enterprise takes nobody from outside',
  source: ['SE-03', 'SE-06', 'SE-08'],
  request: v.object({
    /** Country of the number. */
    region,
    /** The number within the country. */
    number,
    /** Id of the slider's challenge. */
    slider: text(64),
    /** Where the piece was left, px from the left edge of the picture; 0 with `work`. */
    position: wireInt,
    /** In place of the piece, for who sees no picture: what makes the digest of `id:work` begin with `sliderWorkBits` zeros. */
    work: v.optional(text(16)),
  }),
  response: sentCode,
});

export const proveOutsider = defineCall({
  name: 'apiSystem/outsiders/prove',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  // No key [HT-06]: the code works once.
  idempotent: false,
  summary: 'Proves a number by its code: a pass for it, and how far its request has come',
  source: ['SE-03', 'SE-08'],
  request: v.object({
    /** Country of the number. */
    region,
    /** The number within the country. */
    number,
    /** As it came from `outsidersCode`. */
    code,
  }),
  response: v.object({
    /** Shows the request for 30 days, and opens the account for ten minutes. */
    pass,
    /** The request. */
    standing: outsiderStanding,
  }),
});

export const outsiderStandingCall = defineCall({
  name: 'apiSystem/outsiders/standing',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  idempotent: false,
  summary: 'How far the request of a proved number has come. Refused: `fieldsRefused` with `pass: unknown`',
  source: ['SE-08'],
  request: v.object({
    /** From `prove`. */
    pass,
  }),
  response: outsiderStanding,
});

export const applyOutsider = defineCall({
  name: 'apiSystem/outsiders/apply',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  // No key [HT-06]: while a request waits, another one changes nothing.
  idempotent: false,
  summary:
    'Asks to be let in, once more after a refusal; one that waits stays as it is. Refused: `fieldsRefused` naming rules of `pass`, `name`, `company` and `reason`',
  source: ['SE-08'],
  request: v.object({
    /** From `prove`. */
    pass,
    /** How people inside will see them. */
    name: text(2 * outsiderLimits.name),
    /** The person's department or company. */
    company: text(2 * outsiderLimits.company),
    /** Why the person wants to come in. */
    reason: text(2 * outsiderLimits.reason),
    /** User agreement and privacy notice were agreed to. */
    agreed: v.picklist(['Y']),
  }),
  response: outsiderStanding,
});

export const enterOutsider = defineCall({
  name: 'apiSystem/outsiders/enter',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  // No key [HT-06], as with login.
  idempotent: false,
  summary:
    'Comes in after an approval, by a number that was proved within ten minutes. Refused: `fieldsRefused` with `pass: unknown | stale | waiting`, `accountLocked`',
  source: ['SE-03', 'SE-08'],
  request: v.object({
    /** From `prove`. */
    pass,
  }),
  response: entered,
});

/** A request as administrators see it. */
export const outsiderRequest = v.object({
  /** Its id. */
  id: v.int(),
  /** As it was given. */
  name: v.string(),
  /** The whole number: it was proved by a code. */
  phone: v.string(),
  /** The person's department or company. */
  company: v.string(),
  /** Why the person wants to come in. */
  reason: v.string(),
  /** Its outcome. */
  state: v.picklist(['waiting', 'approved', 'refused']),
  /** Why it was refused; empty otherwise. */
  answer: v.string(),
  /** When it was asked for, epoch ms. */
  askedAt: epochMs,
  /** When it was decided, epoch ms; null while it waits. */
  decidedAt: v.nullable(epochMs),
  /** Who has decided it; empty while it waits. */
  decidedBy: v.string(),
});
export type OutsiderRequest = v.InferOutput<typeof outsiderRequest>;

export const outsiderRequests = defineCall({
  name: 'apiSystem/outsiders/requests',
  method: 'GET',
  access: 'admin',
  summary:
    'Requests of people from outside: those that wait, what waits longest first; or those that were answered, the last first',
  source: ['SE-08'],
  request: page({
    /** Which ones. */
    state: v.picklist(reviewStates),
  }),
  response: pageOf(outsiderRequest, {
    /** How many wait. */
    total: v.int(),
  }),
});

export const decideOutsider = defineCall({
  name: 'apiSystem/outsiders/decide',
  method: 'POST',
  access: 'admin',
  // No key [HT-06]: of two decisions the second is told that it was made.
  idempotent: false,
  summary:
    'Lets somebody from outside in, or refuses them with a reason; their phone is told. Refused: `conflict` where it was decided, `usersOverLimit`, `fieldsRefused` with `answer: missing | tooLong` or `phone: taken`',
  source: ['SE-08', 'AC-15'],
  request: v.object({
    /** Of the request. */
    id: wireId,
    /** Y: they get an account. */
    approve: flag,
    /** Why it is refused; empty where it is approved. */
    answer: text(2 * outsiderLimits.answer),
  }),
  response: v.object({
    /** How many still wait. */
    total: v.int(),
  }),
});
