import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { codeUses } from './courseCode.schema.ts';

/** Course codes that a person has redeemed. */
export const courseCodePersonal: readonly PersonalTable[] = [
  personal(codeUses, 'orders', { since: codeUses.at, erase: { stays: 'a code that is used up stays so' } }),
];
