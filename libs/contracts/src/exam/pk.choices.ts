/** Who is challenged: a colleague by name, whoever looks for an opponent too, the opponent of an earlier battle again. */
export const pkChallenges = ['colleague', 'random', 'rematch'] as const;
export type PkChallenge = (typeof pkChallenges)[number];

/**
 * State of a battle: `waiting` for an opponent or for the invited one to accept, `open` for both, `finished`,
 * `declined` by the invited one, `expired` before both had begun.
 */
export const pkStates = ['waiting', 'open', 'finished', 'declined', 'expired'] as const;
export type PkState = (typeof pkStates)[number];

/** How a finished battle ended for somebody. */
export const pkOutcomes = ['won', 'lost', 'tied'] as const;
export type PkOutcome = (typeof pkOutcomes)[number];

/** What the hero list counts: battles won since Monday, or ever. */
export const heroSpans = ['week', 'all'] as const;
export type HeroSpan = (typeof heroSpans)[number];

/** Kinds of questions that a battle asks: those that are answered by a press. */
export const pkKinds = ['single', 'multiple', 'judgement'] as const;
export type PkKind = (typeof pkKinds)[number];

/** Characters of the words that go with a challenge. */
export const longestPkWords = 60;
