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
  /** Why. */
  refusal: v.picklist(deletionRefusals),
});

/** How much of a kind is kept. */
const keptKind = v.object({
  /** Its subject. */
  kind: v.picklist(personalKinds),
  /** Records of it. */
  count: v.int(),
  /** When the oldest of them was made, epoch ms; null where there is none, or none says when. */
  since: v.nullable(epochMs),
});
export type KeptKind = v.InferOutput<typeof keptKind>;

/** Whether somebody has agreed to something. */
const consent = v.object({
  /** To what. */
  kind: v.picklist(consentKinds),
  /** It is given now. */
  given: v.boolean(),
  /** When it was given or withdrawn last, epoch ms; null: never asked. */
  at: v.nullable(epochMs),
});
export type Consent = v.InferOutput<typeof consent>;

/** A copy of one’s data, to be saved. */
const dataCopy = v.object({
  /** Its state. */
  state: v.picklist(copyStates),
  /** When it was asked for, epoch ms. */
  askedAt: epochMs,
  /** Until when its link opens, epoch ms; null unless it is ready. */
  expiresAt: v.nullable(epochMs),
  /** Bytes; null unless it is ready. */
  size: v.nullable(v.int()),
  /** Address to save it from; null unless it is ready. */
  url: v.nullable(v.string()),
});
export type DataCopy = v.InferOutput<typeof dataCopy>;

/** A request to close the account and erase its data. */
const deletion = v.object({
  /** Request id. */
  id: v.int(),
  /** Its state. */
  state: v.picklist(deletionStates),
  /** Why, in the person’s words; empty for no reason. */
  reason: v.string(),
  /** When it was made, epoch ms. */
  askedAt: epochMs,
  /** What the administrator answered; empty unless it was refused. */
  reply: v.string(),
  /** When it was decided or withdrawn, epoch ms; null while it waits. */
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
    /** All kinds, in their order. */
    kinds: v.array(keptKind),
    /** All consents, in their order. */
    consents: v.array(consent),
    /** The last copy that was asked for; null: none. */
    copy: v.nullable(dataCopy),
    /** The last request for deletion; null: none. */
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
    /** To what. */
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
    /** Null: none was asked for. */
    copy: v.nullable(dataCopy),
  }),
});

export const askDeletion = defineCall({
  name: 'apiPrivacy/askDeletion',
  method: 'POST',
  summary: 'Asks for the account to be closed and its data erased; while a request waits it is answered as it is',
  source: ['SE-12'],
  request: v.object({
    /** Why; may be empty. */
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

/** A request for deletion as the review desk shows it. */
const deletionCase = v.object({
  ...deletion.entries,
  /** The caller; after the erasure nobody’s name. */
  person: v.object({
    /** Name. */
    name: v.string(),
    /** What they log in with. */
    account: v.string(),
    /** Department, in the viewer’s language. */
    department: v.string(),
    /** Address of their picture; empty without one. */
    image: v.string(),
  }),
  /** Name of the administrator who decided; empty while it waits. */
  decidedBy: v.string(),
  /** The viewer’s own request, which another administrator decides. */
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
    /** Which of the two. */
    state: v.picklist(reviewStates),
  }),
  response: pageOf(deletionCase, {
    /** How many wait. */
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
    /** How it ends. */
    verdict: v.picklist(verdicts),
    /** What the person is told; needed where it is refused. */
    reply: text(deletionLimits.reply),
  }),
  response: deletionCase,
});
