import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { shares } from './share.schema.ts';

/** What a person has shared; who came by it is others'. */
export const sharePersonal: readonly PersonalTable[] = [
  personal(shares, 'study', { since: shares.sharedAt, erase: 'remove' }),
];
