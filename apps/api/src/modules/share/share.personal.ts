import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { shares } from './share.schema.ts';

/** Shares of a person; their arrivals are others' data. */
export const sharePersonal: readonly PersonalTable[] = [
  personal(shares, 'study', { since: shares.sharedAt, without: ['reviewedBy'], erase: 'remove' }),
];
