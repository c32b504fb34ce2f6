import type { RefusedAnswer } from '@banyan/contracts/exam';
import { useCallback } from 'react';
import { useWords } from '../../shared/useWords.ts';

/** A broken rule in words, with its remedy. */
export function useProblemText(): (problem: RefusedAnswer) => string {
  const { t, number } = useWords();
  return useCallback(
    ({ rule, limit = 0, from = 0, to = 0 }) =>
      t(`questionnaire.problem.${rule}`, { count: limit, limit: number(limit), from: number(from), to: number(to) }),
    [t, number],
  );
}
