import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { searches } from './search.schema.ts';

/** Searches of a person. */
export const searchPersonal: readonly PersonalTable[] = [
  personal(searches, 'usage', { since: searches.at, without: ['key'], erase: 'remove' }),
];
