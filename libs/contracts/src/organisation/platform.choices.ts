/** States of an enterprise: in use, locked by the platform, past its service period, in the trash, or erased. */
export const enterpriseStates = ['open', 'locked', 'expired', 'deleted', 'erased'] as const;
export type EnterpriseState = (typeof enterpriseStates)[number];

/** Acts on an enterprise. `restore` takes it out of the trash. */
export const enterpriseActs = ['lock', 'unlock', 'restore'] as const;
export type EnterpriseAct = (typeof enterpriseActs)[number];

/** Languages of a new enterprise. */
export const enterpriseLanguages = ['zh_cn', 'en', 'all'] as const;

/** Longest texts of an enterprise. */
export const enterpriseLimits = { name: 40, host: 253, person: 60, mail: 40 } as const;

/** Most people of a plan. */
export const mostPeople = 10_000_000;

/** Days for which a deleted enterprise stays in the trash. */
export const trashDays = 30;

/** Days for which an invitation holds. */
export const invitationDays = 7;

/** Rules of an enterprise's fields that may be broken. */
export const enterpriseRefusals = ['missing', 'taken', 'invalid', 'own', 'different'] as const;
