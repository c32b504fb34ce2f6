import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { linkedAccounts } from './switching.schema.ts';

/** A person's links to other enterprises. */
export const switchingPersonal: readonly PersonalTable[] = [
  personal(linkedAccounts, 'profile', { without: ['otherUserId'], erase: 'remove' }),
];
