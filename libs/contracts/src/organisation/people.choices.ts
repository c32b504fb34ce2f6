/** States of an account: it has been used, never yet, is locked, or its person has left. */
export const accountStates = ['active', 'never', 'locked', 'left'] as const;
export type AccountState = (typeof accountStates)[number];

/** Orders of the list of people; a minus stands before descending ones. */
export const peopleSorts = ['account', '-account', 'lastLogin', '-lastLogin', 'newest'] as const;
export type PeopleSort = (typeof peopleSorts)[number];

/** Changes of several people at once. `leave`: the person has left; what they made stays. */
export const peopleActs = ['lock', 'unlock', 'endSessions', 'move', 'leave', 'return'] as const;
export type PeopleAct = (typeof peopleActs)[number];

/**
 * Why a person was left as they are: one's own account, the last super administrator, outside of one's rights, somebody
 * who has left (who comes back by `return`), or somebody whose things need a new owner.
 */
export const actRefusals = ['own', 'lastAdministrator', 'beyond', 'gone', 'left', 'owns'] as const;
export type ActRefusal = (typeof actRefusals)[number];

/** Kinds of things that people own, have to do or have made. */
export const ownedKinds = [
  'departments',
  'activities',
  'rooms',
  'exams',
  'bookings',
  'lessons',
  'courses',
  'microCourses',
  'posts',
  'questionnaires',
  'roomsHeld',
] as const;
export type OwnedKind = (typeof ownedKinds)[number];

/** Fate of things whose owner leaves: they get a new owner, are called off, or stay under the former name. */
export const ownedFates = ['handedOver', 'calledOff', 'stays'] as const;
export type OwnedFate = (typeof ownedFates)[number];

/**
 * Why somebody cannot take over: an account that is not open, a person who may not mark exams, or one whom the caller may
 * not make a manager.
 */
export const heirRefusals = ['invalid', 'marks', 'managers'] as const;
export type HeirRefusal = (typeof heirRefusals)[number];

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
