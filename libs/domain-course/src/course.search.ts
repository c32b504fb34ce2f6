import type { SearchPart } from '@banyan/core-session';
import { detailLinks } from './detail.links.ts';

/** Search results of this domain; a line of subtitles opens at its second. */
export const courseSearch: readonly SearchPart[] = [
  {
    kind: 'course',
    hrefOf: ({ id }) => detailLinks.detail.href(id),
    lineHref: ({ id }, { chapterId, second }) =>
      detailLinks.detail.href(id, { chapter: chapterId, from: Math.floor(second) }),
  },
  { kind: 'package', hrefOf: ({ id }) => detailLinks.package.href(id) },
];
