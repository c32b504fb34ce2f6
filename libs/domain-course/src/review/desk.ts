import type { CourseModuleDeps } from '../course.environment.ts';
import { courseDomain } from '../course.domain.ts';
import { makeLeadReviews } from './LeadReviews.ts';
import { makeShareReviews } from './ShareReviews.ts';
import { makeCommentReviews, makeNoteReviews } from './PostReviews.ts';

/** Stores of the review desk by part, loaded after the desk itself. */
export const reviewStores = (deps: CourseModuleDeps) => ({
  note: courseDomain.storeOf(deps, makeNoteReviews),
  comment: courseDomain.storeOf(deps, makeCommentReviews),
  lead: courseDomain.storeOf(deps, makeLeadReviews),
  share: courseDomain.storeOf(deps, makeShareReviews),
});
