import { addressQuery, oneOf, type QueryOf } from '../address.ts';
import { heroSpans } from '../pk.choices.ts';

/** Since when heroes are counted [PK-01]. */
export const heroesQuery = addressQuery({ span: oneOf(heroSpans) });
export type HeroesQuery = QueryOf<typeof heroesQuery>;
