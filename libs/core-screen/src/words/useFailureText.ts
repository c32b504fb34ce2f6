import { ErrorCode } from '@banyan/contracts';
import { NetworkError, RefusedError, TimeoutError, type UploadTrouble } from '@banyan/core-http';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalCode } from '../request/refusal.ts';

type Reason = 'network' | 'timeout' | 'often' | 'busy' | 'gone' | 'changed' | 'login' | 'server';

/** Refusals possible for any call; a domain words its own. */
const refusals = new Map<number, Reason>([
  [ErrorCode.tooFrequent, 'often'],
  [ErrorCode.unavailable, 'busy'],
  [ErrorCode.notFound, 'gone'],
  [ErrorCode.conflict, 'changed'],
  [ErrorCode.unauthenticated, 'login'],
  [ErrorCode.loggedInElsewhere, 'login'],
]);

/** Kind of a failed upload; recognised by its shape, as the upload code is loaded with the screens that need it. */
const troubleOf = (error: unknown) => (error as { readonly trouble?: UploadTrouble } | undefined)?.trouble?.kind;

function reasonOf(error: unknown): Reason {
  if (error instanceof TimeoutError) return 'timeout';
  if (troubleOf(error) === 'interrupted') return 'network';
  // A gateway answered, so it was reached: the reader would look for the fault at home in vain.
  if (error instanceof NetworkError) return error.status === undefined ? 'network' : 'server';
  return refusals.get(refusalCode(error) ?? 0) ?? 'server';
}

/** The reached limit and its end, in the server's words: only the server knows both. */
const limitOf = (error: unknown) =>
  error instanceof RefusedError && hasEnd(error.data) ? error.msg.replace(/\.$/, '') : '';
const hasEnd = (data: unknown) => typeof data === 'object' && data !== null && 'opensAt' in data;

/** Reason of a failed request, in a sentence, followed by the note on kept input. */
export function useFailureText(): (error: unknown, kept?: string) => string {
  const { t } = useTranslation('screen');
  return useCallback(
    (error, kept = '') => {
      const why = limitOf(error) || t(`failure.${reasonOf(error)}`);
      return kept === '' ? why : `${why}${t('sentenceSeparator')}${kept}`;
    },
    [t],
  );
}
