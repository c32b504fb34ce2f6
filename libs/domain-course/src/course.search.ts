import type { SearchPart } from '@banyan/core-session';
import { courseLinks } from './course.links.ts';

/** What a search finds of this domain; a line opens at its second [CO-04]. */
export const courseSearch: readonly SearchPart[] = [
  {
    kind: 'course',
    hrefOf: ({ id }) => courseLinks.detail.href(id),
    lineHref: ({ id }, { chapterId, second }) =>
      courseLinks.detail.href(id, { chapter: chapterId, from: Math.floor(second) }),
  },
  { kind: 'package', hrefOf: ({ id }) => courseLinks.package.href(id) },
  { kind: 'lecturer', hrefOf: ({ id }) => courseLinks.lecturer.href(id) },
];
