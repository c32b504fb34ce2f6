import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { creditEntries } from './credit.schema.ts';

/** A person's credits. */
export const creditPersonal: readonly PersonalTable[] = [
  personal(creditEntries, 'study', {
    since: creditEntries.earnedAt,
    erase: { stays: 'entries are only ever added; what they add up to stays right' },
  }),
];
