import type { SearchPart } from '@banyan/core-session';
import { examLinks } from './exam.links.ts';

/** This domain's parts of the search results. */
export const examSearch: readonly SearchPart[] = [
  { kind: 'exam', hrefOf: ({ id }) => examLinks.start.href(id) },
  { kind: 'questionnaire', hrefOf: ({ id }) => examLinks.questionnaireStart.href(id) },
];
