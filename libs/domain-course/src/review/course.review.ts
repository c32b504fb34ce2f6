import type { ReviewPart } from '@banyan/core-session';
import { courseDomain } from '../course.domain.ts';
import type { CourseModuleDeps } from '../course.environment.ts';
import { CommentReviewsPage } from './CommentReviewsPage.tsx';
import { NoteReviewsPage } from './NoteReviewsPage.tsx';
import { makeCommentReviews, makeNoteReviews } from './ReviewsStore.ts';

/** This domain's parts of the review desk. */
export function courseReviewParts(deps: CourseModuleDeps): readonly ReviewPart[] {
  const notes = courseDomain.storeOf(deps, makeNoteReviews);
  const comments = courseDomain.storeOf(deps, makeCommentReviews);
  return [
    {
      key: 'note',
      titleKey: 'course:review.tab.note',
      order: 30,
      Part: courseDomain.within(deps, NoteReviewsPage),
      count: () => notes.waiting.value ?? 0,
      refresh: () => notes.waiting.show(),
    },
    {
      key: 'comment',
      titleKey: 'course:review.tab.comment',
      order: 40,
      Part: courseDomain.within(deps, CommentReviewsPage),
      count: () => comments.waiting.value ?? 0,
      refresh: () => comments.waiting.show(),
    },
  ];
}
