/** Roles that follow from the kind of account (2, 3, 4, 5), or from a managed department. */
export const builtInRoles = ['super', 'general', 'system', 'lecturer', 'manager'] as const;
export type BuiltInRole = (typeof builtInRoles)[number];

/** Longest name of a role. */
export const longestRole = 40;

/** Most people who are given a role at once, and most departments of a grant. */
export const mostGiven = 200;

/** Why a role was not saved or given: no name, more than one's own rights, or somebody or something that is not there. */
export const roleRefusals = ['missing', 'beyond', 'invalid'] as const;
export type RoleRefusal = (typeof roleRefusals)[number];

/** Most days for which a role is given; longer ones have no end. */
export const longestGrantDays = 366;
