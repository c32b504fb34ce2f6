/** States of an account: it has been used, never yet, is locked, or its person has left. */
export const accountStates = ['active', 'never', 'locked', 'left'] as const;
export type AccountState = (typeof accountStates)[number];

/** Orders of the list of people; a minus stands before descending ones. */
export const peopleSorts = ['account', '-account', 'lastLogin', '-lastLogin', 'newest'] as const;
export type PeopleSort = (typeof peopleSorts)[number];

/** Changes of several people at once. `leave`: the person has left; what they made stays. */
export const peopleActs = ['lock', 'unlock', 'endSessions', 'move', 'leave', 'return'] as const;
export type PeopleAct = (typeof peopleActs)[number];

/** Why a person was left as they are: one's own account, the last super administrator, or outside of one's rights. */
export const actRefusals = ['own', 'lastAdministrator', 'beyond', 'gone'] as const;
export type ActRefusal = (typeof actRefusals)[number];

/** Most people of one act; more go in several. */
export const mostActedOn = 200;

/** Kinds of account: learner, super, general and system administrator, lecturer. */
export const accountTypes = [1, 2, 3, 4, 5] as const;
export type AccountType = (typeof accountTypes)[number];

/** Longest texts of a person. */
export const personLimits = {
  account: 40,
  name: 60,
  post: 60,
  email: 100,
  tag: 40,
  tags: 30,
  departments: 20,
} as const;

/** Rules of a person's fields that may be broken. */
export const personRefusals = ['missing', 'taken', 'invalid', 'beyond'] as const;
export type PersonRefusal = (typeof personRefusals)[number];
