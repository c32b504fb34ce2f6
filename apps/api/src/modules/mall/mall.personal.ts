import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { exchanges, postalAddresses } from './mall.schema.ts';

/** Exchanges of a person, and their addresses. */
export const mallPersonal: readonly PersonalTable[] = [
  personal(exchanges, 'orders', { since: exchanges.at, erase: { empty: { recipient: null } } }),
  personal(postalAddresses, 'orders', { erase: 'remove' }),
];
