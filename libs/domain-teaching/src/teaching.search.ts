import type { SearchPart } from '@banyan/core-session';
import { teachingLinks } from './teaching.links.ts';

/** Search results of this domain. */
export const teachingSearch: readonly SearchPart[] = [
  { kind: 'lecturer', hrefOf: ({ id }) => teachingLinks.lecturer.href(id) },
];
