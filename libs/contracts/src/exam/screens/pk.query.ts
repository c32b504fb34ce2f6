import { addressQuery, oneOf, only, rowId, type QueryOf } from '../../address.ts';
import { heroSpans } from '../pk.choices.ts';

/** What is chosen for a new battle: against whom, about what, known or unknown; bank 0: all of them [PK-01]. */
export const challengeQuery = addressQuery({
  who: oneOf(['random', 'colleague']),
  bank: rowId(0),
  anonymous: only('Y'),
});
export type ChallengeQuery = QueryOf<typeof challengeQuery>;

/** Since when heroes are counted [PK-01]. */
export const heroesQuery = addressQuery({ span: oneOf(heroSpans) });
export type HeroesQuery = QueryOf<typeof heroesQuery>;
