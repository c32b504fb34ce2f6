import type { ScorerKind } from '@banyan/contracts';
import type { Criterion, Suggestion } from '@banyan/contracts/exam';
import { localised, type ContentLanguage } from '../../db/localised.ts';
import type { HomeworkRow, SubmissionRow } from './homework.schema.ts';

/** Possible points of a suggestion. */
const mostPoints = 1000;

/** Criteria of homework, in a language; the work as a whole when none are set. */
export function criteriaOf(
  { criteria, fullScore }: Pick<HomeworkRow, 'criteria' | 'fullScore'>,
  language: ContentLanguage,
): Criterion[] {
  if (criteria.length === 0) {
    return [{ text: '', points: Math.min(Math.floor(fullScore / 10), mostPoints), keywords: [] }];
  }
  return criteria.map(({ text, points, keywords }) => ({
    text: localised(text, language),
    points,
    keywords: [...keywords],
  }));
}

/** The scorer that can suggest a mark; null without a text, or without key words for the scorer by key words. */
export function scorerFor(
  scorer: ScorerKind,
  { criteria }: Pick<HomeworkRow, 'criteria'>,
  { text }: Pick<SubmissionRow, 'text'>,
): ScorerKind | null {
  if (text.trim() === '') return null;
  return scorer === 'keywords' && criteria.every(({ keywords }) => keywords.length === 0) ? null : scorer;
}

/** The last suggestion; null when the criteria have changed since. */
export const suggestionFor = ({ suggestion }: SubmissionRow, criteria: readonly Criterion[]): Suggestion | null =>
  suggestion?.parts.length === criteria.length &&
  suggestion.parts.every(({ points }, index) => points <= (criteria[index]?.points ?? 0))
    ? suggestion
    : null;
