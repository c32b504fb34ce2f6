import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { partnerLeads } from './partner.schema.ts';

/** What a person asked partners for. */
export const partnerPersonal: readonly PersonalTable[] = [
  personal(partnerLeads, 'orders', { since: partnerLeads.at, without: ['from', 'handledBy'], erase: 'remove' }),
];
