import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { medalCounters, medalsEarned } from './medal.schema.ts';

/** A person's medals, and the counters of the next ones. */
export const medalPersonal: readonly PersonalTable[] = [
  personal(medalCounters, 'points', { erase: 'remove' }),
  personal(medalsEarned, 'points', { since: medalsEarned.earnedAt, erase: 'remove' }),
];
