import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { searches } from './search.schema.ts';

/** What a person has looked for. */
export const searchPersonal: readonly PersonalTable[] = [
  personal(searches, 'usage', { since: searches.at, without: ['key'], erase: 'remove' }),
];
