import { addressQuery, named, oneOf, words, type QueryOf } from '../../address.ts';
import { searchKinds, searchLimit } from '../search.choices.ts';

/** Search words, and the kind of result shown. */
export const searchQuery = addressQuery({
  keyword: named('q', words(searchLimit)),
  kind: oneOf(['all', ...searchKinds]),
});
export type SearchQuery = QueryOf<typeof searchQuery>;
