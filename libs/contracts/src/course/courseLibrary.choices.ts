/** Which courses of the library are shown: all, those that must be learned, those that the learner has not begun [CO-01]. */
export const libraryShows = ['all', 'required', 'new'] as const;
export type LibraryShow = (typeof libraryShows)[number];

/**
 * Why a course is recommended: it must be learned, it is meant for the learner's department, it comes next in a package
 * that was begun, or it is near a course that was studied.
 */
export const recommendReasons = ['required', 'department', 'package', 'studied'] as const;
export type RecommendReason = (typeof recommendReasons)[number];
