import type { ReviewPart } from '@banyan/core-session';
import { courseDomain } from '../course.domain.ts';
import type { CourseModuleDeps } from '../course.environment.ts';
import { reviewStores } from './desk.ts';

type Part = 'note' | 'comment' | 'lead' | 'share';

/** This domain's parts of the review desk. */
export function courseReviewParts(deps: CourseModuleDeps): readonly ReviewPart[] {
  const stores = reviewStores(deps);
  const waiting = (part: Part) => ({
    count: () => stores[part].waiting.value ?? 0,
    refresh: () => stores[part].waiting.show(),
  });
  return [
    {
      key: 'note',
      titleKey: 'courseNav:desk.note',
      order: 30,
      load: () => import('./NoteReviewsPage.tsx').then((part) => courseDomain.within(deps, part.NoteReviewsPage)),
      ...waiting('note'),
    },
    {
      key: 'comment',
      titleKey: 'courseNav:desk.comment',
      order: 40,
      load: () => import('./CommentReviewsPage.tsx').then((part) => courseDomain.within(deps, part.CommentReviewsPage)),
      ...waiting('comment'),
    },
    {
      key: 'share',
      titleKey: 'courseNav:desk.share',
      order: 43,
      load: () => import('./ShareReviewsPage.tsx').then((part) => courseDomain.within(deps, part.ShareReviewsPage)),
      ...waiting('share'),
    },
    {
      key: 'lead',
      titleKey: 'courseNav:desk.lead',
      order: 47,
      load: () => import('./LeadReviewsPage.tsx').then((part) => courseDomain.within(deps, part.LeadReviewsPage)),
      ...waiting('lead'),
    },
  ];
}
