/** Progress of a person from outside: a number without a request, with one, or of a person with an account. */
export const outsiderStates = ['new', 'waiting', 'approved', 'refused', 'member'] as const;
export type OutsiderState = (typeof outsiderStates)[number];

/** Rights of an administrator over requests of people from outside. */
export const requestRights = ['none', 'see', 'decide'] as const;
export type RequestRight = (typeof requestRights)[number];

/** Characters of the details of a person from outside, and of the answer to them. */
export const outsiderLimits = { name: 40, company: 60, reason: 200, answer: 200 } as const;

/** Time in which a proved number opens the account, ms; after that it shows the request's state alone. */
export const freshProofMs = 10 * 60_000;
/** Time in which the same browser can see the state of a request, ms. */
export const outsiderPassMs = 30 * 86_400_000;
