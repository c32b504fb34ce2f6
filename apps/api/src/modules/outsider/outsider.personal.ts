import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { outsiderRequests } from './outsider.schema.ts';

/** What somebody from outside wrote to be let in. */
export const outsiderPersonal: readonly PersonalTable[] = [
  personal(outsiderRequests, 'profile', { since: outsiderRequests.askedAt, without: ['decidedBy'], erase: 'remove' }),
];
