import type { SearchPart } from '@banyan/core-session';
import { trainingLinks } from './training.links.ts';

/** This domain's parts of the search results. */
export const trainingSearch: readonly SearchPart[] = [
  { kind: 'activity', hrefOf: ({ id }) => trainingLinks.activity.href(id) },
  { kind: 'programme', hrefOf: ({ id }) => trainingLinks.programme.href(id) },
];
