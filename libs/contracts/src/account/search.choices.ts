/** What a search finds, in the order in which it is shown. */
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

/** Kinds that are found for learners alone: visitors have none of them. */
export const learnerKinds: readonly SearchKind[] = ['exam', 'questionnaire', 'message'];

/** Most characters that a search takes. */
export const searchLimit = 60;
/** Searches of a person that are kept. */
export const mostSearches = 10;
