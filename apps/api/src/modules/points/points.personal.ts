import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { pointsBalances, pointsEntries, signIns } from './points.schema.ts';

const ledger = { stays: 'entries are only ever added; balance and sum stay equal' };

/** A person's points. */
export const pointsPersonal: readonly PersonalTable[] = [
  personal(pointsEntries, 'points', { since: pointsEntries.at, erase: ledger }),
  personal(pointsBalances, 'points', { erase: ledger }),
  personal(signIns, 'points', { erase: 'remove' }),
];
