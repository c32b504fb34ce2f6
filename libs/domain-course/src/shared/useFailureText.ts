import { NetworkError, TimeoutError } from '@banyan/core-http';
import { useCallback } from 'react';
import { useWords } from './useWords.ts';

/** Why a request failed, in a sentence, followed by what was kept. */
export function useFailureText(): (error: unknown, kept?: string) => string {
  const { t } = useWords();
  return useCallback(
    (error, kept = '') => {
      const why =
        error instanceof TimeoutError
          ? t('failure.timeout')
          : error instanceof NetworkError
            ? t('failure.network')
            : t('failure.server');
      return kept === '' ? why : `${why}${t('sentenceSeparator')}${kept}`;
    },
    [t],
  );
}
