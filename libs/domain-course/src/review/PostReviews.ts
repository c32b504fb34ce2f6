import type { ReviewedComment, ReviewedNote } from '@banyan/contracts/course';
import { apiOf, ReviewsStore } from '@banyan/core-screen';
import { commentReviewCalls } from '../api/commentCalls.ts';
import { noteReviewCalls } from '../api/noteCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/** Notes at the review desk. */
export const makeNoteReviews = ({ http }: CourseEnvironment) => {
  const api = apiOf(http, noteReviewCalls);
  return new ReviewsStore<ReviewedNote>({
    id: ({ note }) => note.id,
    list: (asked, options) => api.list(asked, options),
    answer: ({ note }, answer, options) => api.answer({ note: note.id, revision: note.revision, ...answer }, options),
  });
};

/** Comments at the review desk. */
export const makeCommentReviews = ({ http }: CourseEnvironment) => {
  const api = apiOf(http, commentReviewCalls);
  return new ReviewsStore<ReviewedComment>({
    id: ({ id }) => id,
    list: (asked, options) => api.list(asked, options),
    answer: ({ id }, answer, options) => api.answer({ comment: id, ...answer }, options),
  });
};
