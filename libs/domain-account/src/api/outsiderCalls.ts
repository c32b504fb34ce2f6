import {
  applyOutsider,
  decideOutsider,
  outsiderRequests,
  outsiderStandingCall,
  proveOutsider,
} from '@banyan/contracts/account';

/** Calls of a person who applies from outside. */
export const outsiderCalls = { prove: proveOutsider, look: outsiderStandingCall, apply: applyOutsider } as const;

/** Calls of the review desk. */
export const outsiderDeskCalls = { list: outsiderRequests, decide: decideOutsider } as const;
