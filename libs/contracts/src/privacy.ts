import { defineCall } from './call.ts';
import { page, pageOf } from './page.ts';
import {
  consentKinds,
  copyStates,
  deletionLimits,
  deletionRefusals,
  deletionStates,
  openConsents,
  personalKinds,
} from './privacy.choices.ts';
import { reviewStates, verdicts } from './review.choices.ts';
import { epochMs, flag, text, wireId } from './wire.ts';
import { z } from './z.ts';

/** Data of `deletionRefused`. */
export const refusedDeletion = z.object({
  /** Why. */
  refusal: z.enum(deletionRefusals),
});

/** How much of a kind is kept. */
const keptKind = z.object({
  /** What it is about. */
  kind: z.enum(personalKinds),
  /** Records of it. */
  count: z.int(),
  /** When the oldest of them was made, epoch ms; null where there is none, or none says when. */
  since: z.nullable(epochMs),
});
export type KeptKind = z.output<typeof keptKind>;

/** Whether somebody has agreed to something. */
const consent = z.object({
  /** To what. */
  kind: z.enum(consentKinds),
  /** It is given now. */
  given: z.boolean(),
  /** When it was given or withdrawn last, epoch ms; null: never asked. */
  at: z.nullable(epochMs),
});
export type Consent = z.output<typeof consent>;

/** A copy of one’s data, to be saved. */
const dataCopy = z.object({
  /** Where it stands. */
  state: z.enum(copyStates),
  /** When it was asked for, epoch ms. */
  askedAt: epochMs,
  /** Until when its link opens, epoch ms; null unless it is ready. */
  expiresAt: z.nullable(epochMs),
  /** Bytes; null unless it is ready. */
  size: z.nullable(z.int()),
  /** Address to save it from; null unless it is ready. */
  url: z.nullable(z.string()),
});
export type DataCopy = z.output<typeof dataCopy>;

/** A request to close the account and erase its data. */
const deletion = z.object({
  /** Request id. */
  id: z.int(),
  /** Where it stands. */
  state: z.enum(deletionStates),
  /** Why, in the person’s words; empty for no reason. */
  reason: z.string(),
  /** When it was made, epoch ms. */
  askedAt: epochMs,
  /** What the administrator answered; empty unless it was refused. */
  reply: z.string(),
  /** When it was decided or withdrawn, epoch ms; null while it waits. */
  decidedAt: z.nullable(epochMs),
});
export type Deletion = z.output<typeof deletion>;

export const privacyOverview = defineCall({
  name: 'apiPrivacy/overview',
  method: 'GET',
  summary: 'What is kept about the learner, what they have agreed to, their copy of it and their request for deletion',
  source: ['SE-12'],
  request: z.object({}),
  response: z.object({
    /** All kinds, in their order. */
    kinds: z.array(keptKind),
    /** All consents, in their order. */
    consents: z.array(consent),
    /** The last copy that was asked for; null: none. */
    copy: z.nullable(dataCopy),
    /** The last request for deletion; null: none. */
    deletion: z.nullable(deletion),
  }),
});
export type PrivacyOverview = z.output<(typeof privacyOverview)['response']>;

export const giveConsent = defineCall({
  name: 'apiPrivacy/consent',
  method: 'POST',
  summary: 'Gives or withdraws a consent; what was agreed to before stays on record',
  source: ['SE-12', 'SH-04'],
  request: z.object({
    /** To what. */
    kind: z.enum(openConsents),
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
  request: z.object({}),
  response: dataCopy,
});

export const copyPolling = defineCall({
  name: 'apiPrivacy/copy',
  method: 'GET',
  summary: 'Where the learner’s last copy stands',
  source: ['SE-12'],
  request: z.object({}),
  response: z.object({
    /** Null: none was asked for. */
    copy: z.nullable(dataCopy),
  }),
});

export const askDeletion = defineCall({
  name: 'apiPrivacy/askDeletion',
  method: 'POST',
  summary: 'Asks for the account to be closed and its data erased; while a request waits it is answered as it is',
  source: ['SE-12'],
  request: z.object({
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
  request: z.object({}),
  response: deletion,
});

/** A request for deletion as the review desk shows it. */
const deletionCase = z.object({
  ...deletion.shape,
  /** Who asks; after the erasure nobody’s name. */
  person: z.object({
    /** Name. */
    name: z.string(),
    /** What they log in with. */
    account: z.string(),
    /** Department, in the viewer’s language. */
    department: z.string(),
    /** Address of their picture; empty without one. */
    image: z.string(),
  }),
  /** Name of the administrator who decided; empty while it waits. */
  decidedBy: z.string(),
  /** The viewer’s own request, which another administrator decides. */
  own: z.boolean(),
});
export type DeletionCase = z.output<typeof deletionCase>;

export const deletionCases = defineCall({
  name: 'apiPrivacy/deletionCases',
  method: 'GET',
  access: 'admin',
  summary: 'Requests for deletion: those that wait, oldest first, or those that were answered, last first',
  source: ['SE-12', 'AC-10'],
  request: page({
    /** Which of the two. */
    state: z.enum(reviewStates),
  }),
  response: pageOf(deletionCase, {
    /** How many wait. */
    waiting: z.int(),
  }),
});

export const decideDeletion = defineCall({
  name: 'apiPrivacy/decideDeletion',
  method: 'POST',
  access: 'admin',
  summary: 'Agrees to a request for deletion, which closes the account at once, or refuses it with a reason',
  source: ['SE-12', 'AC-10'],
  request: z.object({
    /** Request id. */
    id: wireId,
    /** How it ends. */
    verdict: z.enum(verdicts),
    /** What the person is told; needed where it is refused. */
    reply: text(deletionLimits.reply),
  }),
  response: deletionCase,
});
