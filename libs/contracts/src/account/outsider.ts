import { defineCall } from '../call.ts';
import { outsiderLimits, outsiderStates, requestRights } from './outsider.choices.ts';
import { page, pageOf } from '../page.ts';
import { entered } from './entered.ts';
import { code, number, region, sentCode } from './phoneNumber.ts';
import { reviewStates } from '../review.choices.ts';
import { epochMs, flag, text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** Identifies a number proved by a code; 32 random bytes. */
const pass = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** The request of a person from outside, and its outcome [SE-08]. */
export const outsiderStanding = v.object({
  /** Progress of the request. */
  state: v.picklist(outsiderStates),
  /** The number with its middle hidden. */
  phone: v.string(),
  /** Name as entered; empty without a request. */
  name: v.string(),
  /** The person's department or company; empty without a request. */
  company: v.string(),
  /** Reason for the request; empty without a request. */
  reason: v.string(),
  /** Reason for the refusal; empty otherwise. */
  answer: v.string(),
  /** Time of the request, epoch ms; null without a request. */
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
    /** Final position of the piece, px from the left edge of the picture; 0 with `work`. */
    position: wireInt,
    /** Alternative to the piece, without a picture: makes the digest of `id:work` begin with `sliderWorkBits` zeros. */
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
    /** Code from `outsidersCode`. */
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
    /** Name that people inside will see. */
    name: text(2 * outsiderLimits.name),
    /** The person's department or company. */
    company: text(2 * outsiderLimits.company),
    /** Reason for the request. */
    reason: text(2 * outsiderLimits.reason),
    /** Consent to user agreement and privacy notice. */
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

/** A request as shown to administrators. */
export const outsiderRequest = v.object({
  /** Request id. */
  id: v.int(),
  /** Name as entered. */
  name: v.string(),
  /** The whole number: it was proved by a code. */
  phone: v.string(),
  /** The person's department or company. */
  company: v.string(),
  /** Reason for the request. */
  reason: v.string(),
  /** Outcome of the request. */
  state: v.picklist(['waiting', 'approved', 'refused']),
  /** Reason for the refusal; empty otherwise. */
  answer: v.string(),
  /** Time of the request, epoch ms. */
  askedAt: epochMs,
  /** Time of the decision, epoch ms; null while it waits. */
  decidedAt: v.nullable(epochMs),
  /** Name of the deciding administrator; empty while it waits. */
  decidedBy: v.string(),
  /** Id of the account that the approval made; null: there is none. */
  user: v.nullable(v.int()),
  /** The account belongs to a department: the visitor has become a member. */
  member: v.boolean(),
});
export type OutsiderRequest = v.InferOutput<typeof outsiderRequest>;

export const outsiderRequests = defineCall({
  name: 'apiSystem/outsiders/requests',
  method: 'GET',
  // People who ask belong to no department yet: a right that reaches departments alone reaches no request.
  may: 'people.see',
  summary:
    'Requests of people from outside: those that wait, what waits longest first; or those that were answered, the last first. None for who does not reach everybody',
  source: ['SE-08'],
  request: page({
    /** State of the requests. */
    state: v.picklist(reviewStates),
    /** Words of name or company, or a whole phone number; empty or absent: all. */
    q: v.optional(text(60)),
  }),
  response: pageOf(outsiderRequest, {
    /** Number of waiting requests. */
    total: v.int(),
    /** Right of the caller over requests: none, to look at them, or to decide them. */
    right: v.picklist(requestRights),
  }),
});

export const decideOutsider = defineCall({
  name: 'apiSystem/outsiders/decide',
  method: 'POST',
  may: 'people.edit',
  // No key [HT-06]: the second of two decisions is refused, since the first was made.
  idempotent: false,
  summary:
    'Lets somebody from outside in, or refuses them with a reason; their phone is told. Refused: `adminsOnly` for who does not reach everybody, `conflict` where it was decided, `usersOverLimit`, `fieldsRefused` with `answer: missing | tooLong` or `phone: taken`',
  source: ['SE-08', 'AC-15'],
  request: v.object({
    /** Request id. */
    id: wireId,
    /** Y: the person gets an account. */
    approve: flag,
    /** Reason for the refusal; empty for an approval. */
    answer: text(2 * outsiderLimits.answer),
  }),
  response: v.object({
    /** Number of requests still waiting. */
    total: v.int(),
  }),
});
