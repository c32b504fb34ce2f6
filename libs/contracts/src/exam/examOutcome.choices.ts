/**
 * How a person stands in an exam, each in one only: passed, sitting it now, waiting for a marker, failed, not come.
 */
export const sitterStands = ['passed', 'failed', 'waiting', 'sitting', 'absent'] as const;
export type SitterStand = (typeof sitterStands)[number];

/** Orders of the people of an exam; a minus stands before descending ones. */
export const sitterSorts = [
  'name',
  '-name',
  'score',
  '-score',
  'handedIn',
  '-handedIn',
  'took',
  '-took',
  'switches',
  '-switches',
] as const;
export type SitterSort = (typeof sitterSorts)[number];

/** Most people of one act; more go in several. */
export const mostSitters = 200;

/**
 * Why somebody was left as they are: outside of one's rights, or no paper; sat already; sits it now; marked by hand;
 * one's own paper; the exam is over.
 */
export const sitterRefusals = ['gone', 'sat', 'sitting', 'marked', 'own', 'over'] as const;
export type SitterRefusal = (typeof sitterRefusals)[number];

/** Why the answers of a paper are not shown: they are, or without the right, anonymous marking, one sits it, not handed in, one's own. */
export const hiddenAnswers = ['', 'right', 'anonymous', 'sitting', 'open', 'own'] as const;
export type HiddenAnswers = (typeof hiddenAnswers)[number];
