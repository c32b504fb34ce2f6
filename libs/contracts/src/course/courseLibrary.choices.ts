/** Filters of the library: all courses, compulsory ones, or those that the learner has not begun [CO-01]. */
export const libraryShows = ['all', 'required', 'new'] as const;
export type LibraryShow = (typeof libraryShows)[number];

/**
 * Reason for a recommendation: the course is compulsory, meant for the learner's department, next in a package that the
 * learner has begun, or similar to a course that the learner has studied.
 */
export const recommendReasons = ['required', 'department', 'package', 'studied'] as const;
export type RecommendReason = (typeof recommendReasons)[number];
