import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { outsiderRequests } from './outsider.schema.ts';

/** Request of a person from outside to be admitted. */
export const outsiderPersonal: readonly PersonalTable[] = [
  personal(outsiderRequests, 'profile', { since: outsiderRequests.askedAt, without: ['decidedBy'], erase: 'remove' }),
];
