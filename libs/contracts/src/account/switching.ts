import { defineCall } from '../call.ts';
import { entryStates } from './switching.choices.ts';
import { epochMs, flag, wireInt } from '../wire.ts';
import { v } from '../v.ts';

const entryState = v.picklist(entryStates);

/** An enterprise that a person belongs to [SE-10]. */
export const ownEnterprise = v.object({
  /** As `switchEnterprise` takes it. */
  eid: v.int(),
  /** Its name, in the asked language as far as it speaks it. */
  enterpriseName: v.string(),
  /** Name of its learning portal. */
  portalName: v.string(),
  /** Address of its logo, empty when it has none. */
  linkIcon: v.string(),
  /** Its colour [SE-11]. */
  themeColor: v.string(),
  /** Y: the one that the person is in. */
  current: flag,
  /** Whether it can be entered, and why not. */
  state: entryState,
  /** When the person was last there, epoch ms; null for never. */
  lastUsedAt: v.nullable(epochMs),
});
export type OwnEnterprise = v.InferOutput<typeof ownEnterprise>;

export const selectEnterprise = defineCall({
  name: 'apiSystem/selectEnterprise',
  method: 'GET',
  // The way out of an enterprise that is closed [AC-13].
  whenClosed: true,
  summary:
    'The enterprises that one belongs to: the one that one is in, those that can be entered, last used first, and the others',
  source: ['SE-10'],
  request: v.object({}),
  response: v.object({
    /** At least the one that one is in. */
    enterprises: v.array(ownEnterprise),
  }),
});

export const switchEnterprise = defineCall({
  name: '/yii/appapi/v1/user/enterprise/switch',
  method: 'POST',
  whenClosed: true,
  protection: 'encrypted',
  // No key [HT-06]: the answer kept for a repetition would hold a code, which is stored nowhere.
  idempotent: false,
  summary:
    'Leave for another enterprise: ends this session, and gives an address that opens one there. Refused: `fieldsRefused` with `user_eid: unknown | expired | locked | deleted | accountLocked`; this session then stays',
  source: ['SE-10'],
  request: v.object({
    /** One of `selectEnterprise`, and not the one that one is in. */
    user_eid: wireInt,
  }),
  response: v.object({
    /** Where the browser goes on, good once and for a minute. */
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
    /** Of the enterprise. */
    id: wireInt,
  }),
  response: v.object({
    /** Its id. */
    eid: v.int(),
    /** Its name, in the asked language as far as it speaks it. */
    enterpriseName: v.string(),
    /** Name of its learning portal. */
    portalName: v.string(),
    /** Address of its logo, empty when it has none. */
    linkIcon: v.string(),
    /** Y: this page is of that enterprise. */
    here: flag,
    /** Scheme, host and port of its portal. */
    origin: v.string(),
    /** Whether it can be entered, and why not. */
    state: entryState,
  }),
});
