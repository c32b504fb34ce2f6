import type { AccountState, PeopleAct } from '@banyan/contracts/organisation';

/** What can be done to one person; each asks first. */
export type PersonQuestion = Exclude<PeopleAct, 'move'> | 'password' | 'invite' | 'seeAs';

/** The acts that fit a person's state, the usual one first, the gravest last. */
export function personQuestions(state: AccountState, maySeeAs: boolean): readonly PersonQuestion[] {
  const main = state === 'left' ? 'return' : state === 'locked' ? 'unlock' : 'lock';
  const isIn = state === 'active' || state === 'never';
  return [
    main,
    'password',
    ...(maySeeAs && isIn ? (['seeAs'] as const) : []),
    'invite',
    'endSessions',
    ...(state === 'left' ? [] : (['leave'] as const)),
  ];
}
