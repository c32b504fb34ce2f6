/** Personal data by subject, in the order of the screen. */
export const personalKinds = [
  'profile',
  'study',
  'notes',
  'exams',
  'training',
  'messages',
  'community',
  'points',
  'orders',
  'files',
  'usage',
  'consents',
] as const;
export type PersonalKind = (typeof personalKinds)[number];

/**
 * Subject of a consent. `terms`: user agreement and privacy notice, at registration. `analytics`: page views and errors
 * may be stored with the account; without it they are stored without a name.
 */
export const consentKinds = ['terms', 'analytics'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Consents that can be given and withdrawn at any time. */
export const openConsents = ['analytics'] as const satisfies readonly ConsentKind[];

/** State of the copy of one's data: in preparation, available for 24 hours, failed, or expired. */
export const copyStates = ['waiting', 'ready', 'failed', 'expired'] as const;
export type CopyState = (typeof copyStates)[number];

/**
 * State of a request for deletion. `approved`: an administrator has agreed, and the data are being erased; `erased`:
 * the data are erased.
 */
export const deletionStates = ['waiting', 'withdrawn', 'refused', 'approved', 'erased'] as const;
export type DeletionState = (typeof deletionStates)[number];

/** Characters of the reason for a deletion, and of the answer to it. */
export const deletionLimits = { reason: 500, reply: 500 } as const;

/** Reason why a request for deletion cannot be changed: already decided or withdrawn, the administrator’s own, or the last super administrator’s. */
export const deletionRefusals = ['settled', 'own', 'lastAdministrator'] as const;
export type DeletionRefusal = (typeof deletionRefusals)[number];
