/** How far somebody from outside has come: a number without a request, with one, or of somebody with an account. */
export const outsiderStates = ['new', 'waiting', 'approved', 'refused', 'member'] as const;
export type OutsiderState = (typeof outsiderStates)[number];

/** Characters of what somebody from outside tells of themselves, and of the answer to them. */
export const outsiderLimits = { name: 40, company: 60, reason: 200, answer: 200 } as const;

/** A proved number opens the account for so long, ms; after that it shows the state of the request alone. */
export const freshProofMs = 10 * 60_000;
/** The state of a request can be seen from the same browser for so long, ms. */
export const outsiderPassMs = 30 * 86_400_000;
