import type { ReviewPart } from '@banyan/core-session';
import { courseDomain } from '../course.domain.ts';
import type { CourseModuleDeps } from '../course.environment.ts';
import { makeLeadReviews } from './LeadReviews.ts';
import { makeMicroReviews } from './MicroReviews.ts';
import { makeApplicationReviews, makeCommentReviews, makeNoteReviews } from './ReviewsStore.ts';

/** This domain's parts of the review desk. */
export function courseReviewParts(deps: CourseModuleDeps): readonly ReviewPart[] {
  const notes = courseDomain.storeOf(deps, makeNoteReviews);
  const micros = courseDomain.storeOf(deps, makeMicroReviews);
  const comments = courseDomain.storeOf(deps, makeCommentReviews);
  const applications = courseDomain.storeOf(deps, makeApplicationReviews);
  const leads = courseDomain.storeOf(deps, makeLeadReviews);
  return [
    {
      key: 'note',
      titleKey: 'courseNav:desk.note',
      order: 30,
      load: () => import('./NoteReviewsPage.tsx').then((part) => courseDomain.within(deps, part.NoteReviewsPage)),
      count: () => notes.waiting.value ?? 0,
      refresh: () => notes.waiting.show(),
    },
    {
      key: 'comment',
      titleKey: 'courseNav:desk.comment',
      order: 40,
      load: () => import('./CommentReviewsPage.tsx').then((part) => courseDomain.within(deps, part.CommentReviewsPage)),
      count: () => comments.waiting.value ?? 0,
      refresh: () => comments.waiting.show(),
    },
    {
      key: 'lecturer',
      titleKey: 'courseNav:desk.lecturer',
      order: 45,
      load: () =>
        import('./ApplicationReviewsPage.tsx').then((part) => courseDomain.within(deps, part.ApplicationReviewsPage)),
      count: () => applications.waiting.value ?? 0,
      refresh: () => applications.waiting.show(),
    },
    {
      key: 'lead',
      titleKey: 'courseNav:desk.lead',
      order: 47,
      load: () => import('./LeadReviewsPage.tsx').then((part) => courseDomain.within(deps, part.LeadReviewsPage)),
      count: () => leads.waiting.value ?? 0,
      refresh: () => leads.waiting.show(),
    },
    {
      key: 'micro',
      titleKey: 'courseNav:desk.micro',
      order: 42,
      load: () => import('./MicroReviewsPage.tsx').then((part) => courseDomain.within(deps, part.MicroReviewsPage)),
      count: () => micros.waiting.value ?? 0,
      refresh: () => micros.waiting.show(),
    },
  ];
}
