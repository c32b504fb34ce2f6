import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import {
  consentKinds,
  copyStates,
  deletionLimits,
  deletionRefusals,
  deletionStates,
  openConsents,
  personalKinds,
} from './privacy.choices.ts';
import { reviewStates, verdicts } from '../review.choices.ts';
import { epochMs, flag, text, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Data of `deletionRefused`. */
export const refusedDeletion = v.object({
  /** Reason of the refusal. */
  refusal: v.picklist(deletionRefusals),
});

/** Amount of stored data of one kind. */
const keptKind = v.object({
  /** Subject of the data. */
  kind: v.picklist(personalKinds),
  /** Number of records. */
  count: v.int(),
  /** Time of the oldest record, epoch ms; null without records, or when none is dated. */
  since: v.nullable(epochMs),
});
export type KeptKind = v.InferOutput<typeof keptKind>;

/** A consent and its state. */
const consent = v.object({
  /** Subject of the consent. */
  kind: v.picklist(consentKinds),
  /** True while the consent is given. */
  given: v.boolean(),
  /** Time of the last change, epoch ms; null when never asked. */
  at: v.nullable(epochMs),
});
export type Consent = v.InferOutput<typeof consent>;

/** A downloadable copy of one’s data. */
const dataCopy = v.object({
  /** State of the copy. */
  state: v.picklist(copyStates),
  /** Time of the request, epoch ms. */
  askedAt: epochMs,
  /** Expiry of its link, epoch ms; null unless it is ready. */
  expiresAt: v.nullable(epochMs),
  /** Size in bytes; null unless it is ready. */
  size: v.nullable(v.int()),
  /** Download address; null unless it is ready. */
  url: v.nullable(v.string()),
});
export type DataCopy = v.InferOutput<typeof dataCopy>;

/** A request to close the account and erase its data. */
const deletion = v.object({
  /** Request id. */
  id: v.int(),
  /** State of the request. */
  state: v.picklist(deletionStates),
  /** Reason, in the person’s words; may be empty. */
  reason: v.string(),
  /** Time of the request, epoch ms. */
  askedAt: epochMs,
  /** Answer of the administrator; empty unless it was refused. */
  reply: v.string(),
  /** Time of the decision or withdrawal, epoch ms; null while it waits. */
  decidedAt: v.nullable(epochMs),
});
export type Deletion = v.InferOutput<typeof deletion>;

export const privacyOverview = defineCall({
  name: 'apiPrivacy/overview',
  method: 'GET',
  summary: 'What is kept about the learner, what they have agreed to, their copy of it and their request for deletion',
  source: ['SE-12'],
  request: v.object({}),
  response: v.object({
    /** All kinds, in display order. */
    kinds: v.array(keptKind),
    /** All consents, in display order. */
    consents: v.array(consent),
    /** The last requested copy; null for none. */
    copy: v.nullable(dataCopy),
    /** The last request for deletion; null for none. */
    deletion: v.nullable(deletion),
  }),
});
export type PrivacyOverview = v.InferOutput<(typeof privacyOverview)['response']>;

export const giveConsent = defineCall({
  name: 'apiPrivacy/consent',
  method: 'POST',
  summary: 'Gives or withdraws a consent; what was agreed to before stays on record',
  source: ['SE-12', 'SH-04'],
  request: v.object({
    /** Subject of the consent. */
    kind: v.picklist(openConsents),
    /** Y gives it, N withdraws it. */
    given: flag,
  }),
  response: consent,
});

export const prepareCopy = defineCall({
  name: 'apiPrivacy/prepare',
  method: 'POST',
  summary: 'Has a copy of all data of the learner made; one that is being made or is open is answered as it is',
  source: ['SE-12'],
  request: v.object({}),
  response: dataCopy,
});

export const copyPolling = defineCall({
  name: 'apiPrivacy/copy',
  method: 'GET',
  summary: 'Where the learner’s last copy stands',
  source: ['SE-12'],
  request: v.object({}),
  response: v.object({
    /** Null when none was requested. */
    copy: v.nullable(dataCopy),
  }),
});

export const askDeletion = defineCall({
  name: 'apiPrivacy/askDeletion',
  method: 'POST',
  summary: 'Asks for the account to be closed and its data erased; while a request waits it is answered as it is',
  source: ['SE-12'],
  request: v.object({
    /** Reason; may be empty. */
    reason: text(deletionLimits.reason),
  }),
  response: deletion,
});

export const withdrawDeletion = defineCall({
  name: 'apiPrivacy/withdrawDeletion',
  method: 'POST',
  summary: 'Takes a request for deletion back while nobody has decided it',
  source: ['SE-12'],
  request: v.object({}),
  response: deletion,
});

/** A request for deletion as shown at the review desk. */
const deletionCase = v.object({
  ...deletion.entries,
  /** The requesting person; nameless after the erasure. */
  person: v.object({
    /** Name. */
    name: v.string(),
    /** Login name. */
    account: v.string(),
    /** Department, in the viewer’s language. */
    department: v.string(),
    /** Address of their picture; empty without one. */
    image: v.string(),
  }),
  /** Name of the deciding administrator; empty while it waits. */
  decidedBy: v.string(),
  /** True for the viewer’s own request, which another administrator decides. */
  own: v.boolean(),
});
export type DeletionCase = v.InferOutput<typeof deletionCase>;

export const deletionCases = defineCall({
  name: 'apiPrivacy/deletionCases',
  method: 'GET',
  access: 'admin',
  summary: 'Requests for deletion: those that wait, oldest first, or those that were answered, last first',
  source: ['SE-12', 'AC-10'],
  request: page({
    /** Waiting or answered requests. */
    state: v.picklist(reviewStates),
  }),
  response: pageOf(deletionCase, {
    /** Number of waiting requests. */
    waiting: v.int(),
  }),
});

export const decideDeletion = defineCall({
  name: 'apiPrivacy/decideDeletion',
  method: 'POST',
  access: 'admin',
  summary: 'Agrees to a request for deletion, which closes the account at once, or refuses it with a reason',
  source: ['SE-12', 'AC-10'],
  request: v.object({
    /** Request id. */
    id: wireId,
    /** The decision. */
    verdict: v.picklist(verdicts),
    /** Answer to the person; required for a refusal. */
    reply: text(deletionLimits.reply),
  }),
  response: deletionCase,
});
