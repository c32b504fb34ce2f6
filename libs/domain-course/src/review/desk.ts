import type { CourseModuleDeps } from '../course.environment.ts';
import { courseDomain } from '../course.domain.ts';
import { makeLeadReviews } from './LeadReviews.ts';
import { makeMicroReviews } from '../../../domain-teaching/src/review/MicroReviews.ts';
import { makeApplicationReviews, makeCommentReviews, makeNoteReviews } from '../../../core-screen/src/review/ReviewsStore.ts';

/** What waits at the review desk, by part: fetched after the desk itself. */
export const reviewStores = (deps: CourseModuleDeps) => ({
  note: courseDomain.storeOf(deps, makeNoteReviews),
  comment: courseDomain.storeOf(deps, makeCommentReviews),
  micro: courseDomain.storeOf(deps, makeMicroReviews),
  lecturer: courseDomain.storeOf(deps, makeApplicationReviews),
  lead: courseDomain.storeOf(deps, makeLeadReviews),
});
