import { defineCall } from '../call.ts';
import { entryStates } from './switching.choices.ts';
import { epochMs, flag, wireInt } from '../wire.ts';
import { v } from '../v.ts';

const entryState = v.picklist(entryStates);

/** An enterprise that a person belongs to [SE-10]. */
export const ownEnterprise = v.object({
  /** Enterprise id for `switchEnterprise`. */
  eid: v.int(),
  /** Name in the requested language, if it has one. */
  enterpriseName: v.string(),
  /** Name of its learning portal. */
  portalName: v.string(),
  /** Address of its logo, empty when it has none. */
  linkIcon: v.string(),
  /** Theme colour [SE-11]. */
  themeColor: v.string(),
  /** Y: the current enterprise. */
  current: flag,
  /** Whether it can be entered, or the reason why not. */
  state: entryState,
  /** Time of the last visit, epoch ms; null for never. */
  lastUsedAt: v.nullable(epochMs),
});
export type OwnEnterprise = v.InferOutput<typeof ownEnterprise>;

export const selectEnterprise = defineCall({
  name: 'apiSystem/selectEnterprise',
  method: 'GET',
  // The way out of a closed enterprise [AC-13].
  whenClosed: true,
  summary:
    'The enterprises that one belongs to: the one that one is in, those that can be entered, last used first, and the others',
  source: ['SE-10'],
  request: v.object({}),
  response: v.object({
    /** At least the current one. */
    enterprises: v.array(ownEnterprise),
  }),
});

export const switchEnterprise = defineCall({
  name: '/yii/appapi/v1/user/enterprise/switch',
  method: 'POST',
  whenClosed: true,
  protection: 'encrypted',
  // No key [HT-06]: a stored answer would contain a code, which is stored nowhere.
  idempotent: false,
  summary:
    'Leave for another enterprise: ends this session, and gives an address that opens one there. Refused: `fieldsRefused` with `user_eid: unknown | expired | locked | deleted | accountLocked`; this session then stays',
  source: ['SE-10'],
  request: v.object({
    /** Enterprise id from `selectEnterprise`, not the current one. */
    user_eid: wireInt,
  }),
  response: v.object({
    /** Address that the browser opens next, valid once and for a minute. */
    address: v.string(),
  }),
});

export const enterpriseCard = defineCall({
  name: 'apiHomePage/Enterprise',
  method: 'GET',
  access: 'public',
  whenClosed: true,
  summary: 'Who an enterprise is and where its portal is, by its id: for the gateway of logins',
  source: ['AC-16'],
  request: v.object({
    /** Enterprise id. */
    id: wireInt,
  }),
  response: v.object({
    /** Enterprise id. */
    eid: v.int(),
    /** Name in the requested language, if it has one. */
    enterpriseName: v.string(),
    /** Name of its learning portal. */
    portalName: v.string(),
    /** Address of its logo; empty when it has none. */
    linkIcon: v.string(),
    /** Y: this page belongs to that enterprise. */
    here: flag,
    /** Scheme, host and port of its portal. */
    origin: v.string(),
    /** Whether it can be entered, or the reason why not. */
    state: entryState,
  }),
});
