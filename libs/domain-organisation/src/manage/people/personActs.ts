import type { AccountState, PeopleAct } from '@banyan/contracts/organisation';

/** Acts on one person that are asked about in a dialog of their own. */
export type PersonQuestion = Exclude<PeopleAct, 'leave' | 'move'> | 'password' | 'invite' | 'seeAs';

/** Acts on one person; the list asks about leaving, and about another account of the person. */
export type PersonAct = PersonQuestion | 'leave' | 'same';

/** The acts that fit a person's state, the usual one first, the gravest last. */
export function personActs(state: AccountState, maySeeAs: boolean): readonly PersonAct[] {
  const main = state === 'left' ? 'return' : state === 'locked' ? 'unlock' : 'lock';
  const isIn = state === 'active' || state === 'never';
  return [
    main,
    'password',
    ...(maySeeAs && isIn ? (['seeAs'] as const) : []),
    'invite',
    'endSessions',
    'same',
    ...(state === 'left' ? [] : (['leave'] as const)),
  ];
}
