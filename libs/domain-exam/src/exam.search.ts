import type { SearchPart } from '@banyan/core-session';
import { examLinks } from './exam.links.ts';

/** What a search finds of this domain. */
export const examSearch: readonly SearchPart[] = [
  { kind: 'exam', hrefOf: ({ id }) => examLinks.start.href(id) },
  { kind: 'questionnaire', hrefOf: ({ id }) => examLinks.questionnaireStart.href(id) },
];
