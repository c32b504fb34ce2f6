import type { MedalCount, MedalFamily } from '@banyan/contracts/mall';

/** A medal of the catalogue. */
export interface Medal {
  readonly key: string;
  readonly family: MedalFamily;
  readonly counts: MedalCount;
  readonly goal: number;
}

const row = (family: MedalFamily, counts: MedalCount, goals: readonly number[]): Medal[] =>
  goals.map((goal) => ({ key: `${counts}${goal}`, family, counts, goal }));

/** All medals, by family, the easiest first. */
export const medals: readonly Medal[] = [
  ...row('keep', 'days', [3, 7, 14, 30, 100, 365]),
  ...row('craft', 'exams', [1, 3, 10]),
  ...row('craft', 'credits', [100, 300, 1000]),
  ...row('share', 'signed', [1, 30, 100]),
  ...row('share', 'signedInRow', [7, 21, 60]),
  ...row('mile', 'courses', [1, 10]),
  ...row('mile', 'hours', [600, 3000]),
  ...row('mile', 'points', [300, 3000]),
];
