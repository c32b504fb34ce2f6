import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { partnerLeads } from './partner.schema.ts';

/** A person's enquiries to partners. */
export const partnerPersonal: readonly PersonalTable[] = [
  personal(partnerLeads, 'orders', { since: partnerLeads.at, without: ['from', 'handledBy'], erase: 'remove' }),
];
