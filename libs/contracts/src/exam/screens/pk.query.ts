import { addressQuery, oneOf, only, rowId, type QueryOf } from '../../address.ts';
import { heroSpans } from '../pk.choices.ts';

/** Choices for a new battle: opponent, question bank, anonymity; bank 0 for all of them [PK-01]. */
export const challengeQuery = addressQuery({
  who: oneOf(['random', 'colleague']),
  bank: rowId(0),
  anonymous: only('Y'),
});
export type ChallengeQuery = QueryOf<typeof challengeQuery>;

/** Period of the hero list [PK-01]. */
export const heroesQuery = addressQuery({ span: oneOf(heroSpans) });
export type HeroesQuery = QueryOf<typeof heroesQuery>;
