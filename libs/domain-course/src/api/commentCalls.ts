import {
  addComment,
  answerComment,
  commentReviews,
  courseComments,
  courseGrade,
  isGrade,
  praiseComment,
  praiseCourse,
  removeComment,
} from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';

/** Comments on a course. */
export const commentCalls = {
  list: courseComments,
  add: addComment,
  praise: praiseComment,
  remove: removeComment,
} as const;
export type CommentApi = Api<typeof commentCalls>;

/** Ratings and praises of a course. */
export const opinionCalls = { read: isGrade, grade: courseGrade, praise: praiseCourse } as const;
export type OpinionApi = Api<typeof opinionCalls>;

/** Comments at the review desk. */
export const commentReviewCalls = { list: commentReviews, answer: answerComment } as const;
