/** Opponent of a challenge: a colleague by name, anyone else looking for one, the opponent of an earlier battle. */
export const pkChallenges = ['colleague', 'random', 'rematch'] as const;
export type PkChallenge = (typeof pkChallenges)[number];

/**
 * State of a battle: `waiting` for an opponent or for the invited person to accept, `open` for both, `finished`,
 * `declined` by the invited person, `expired` before both had begun.
 */
export const pkStates = ['waiting', 'open', 'finished', 'declined', 'expired'] as const;
export type PkState = (typeof pkStates)[number];

/** Outcome of a finished battle for one side. */
export const pkOutcomes = ['won', 'lost', 'tied'] as const;
export type PkOutcome = (typeof pkOutcomes)[number];

/** Period of the hero list: battles won since Monday, or ever. */
export const heroSpans = ['week', 'all'] as const;
export type HeroSpan = (typeof heroSpans)[number];

/** Kinds of questions in a battle: those answered by choosing. */
export const pkKinds = ['single', 'multiple', 'judgement'] as const;
export type PkKind = (typeof pkKinds)[number];

/** Most characters of the message of a challenge. */
export const longestPkWords = 60;
