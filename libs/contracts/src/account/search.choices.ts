/** Kinds of search results, in display order. */
export const searchKinds = [
  'course',
  'package',
  'exam',
  'questionnaire',
  'activity',
  'programme',
  'product',
  'lecturer',
  'message',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Kinds found for learners alone: visitors have none of them. */
export const learnerKinds: readonly SearchKind[] = ['exam', 'questionnaire', 'message'];

/** Most characters of a search. */
export const searchLimit = 60;
/** Most searches stored per person. */
export const mostSearches = 10;
