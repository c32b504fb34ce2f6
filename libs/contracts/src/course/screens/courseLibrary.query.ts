import { addressQuery, named, oneOf, rowId, verbatim, type QueryOf } from '../../address.ts';
import { libraryShows } from '../courseLibrary.choices.ts';

/** What the library is asked for; `moduleId`: courses of a module of the home page in its place [CO-01]. */
export const libraryQuery = addressQuery({
  moduleId: rowId(null),
  category: named('cat', verbatim(200)),
  show: oneOf(libraryShows),
});
export type LibraryQuery = QueryOf<typeof libraryQuery>;
