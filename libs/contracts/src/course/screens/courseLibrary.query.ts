import { addressQuery, named, oneOf, rowId, verbatim, type QueryOf } from '../../address.ts';
import { libraryShows } from '../courseLibrary.choices.ts';

/** Query of the library; `moduleId`: show the courses of a home page module instead [CO-01]. */
export const libraryQuery = addressQuery({
  moduleId: rowId(null),
  category: named('cat', verbatim(200)),
  show: oneOf(libraryShows),
});
export type LibraryQuery = QueryOf<typeof libraryQuery>;
