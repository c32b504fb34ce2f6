import { ErrorCode } from '@banyan/contracts';
import { NetworkError, RefusedError, TimeoutError, type UploadTrouble } from '@banyan/core-http';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalCode } from '../request/refusal.ts';

type Reason = 'network' | 'timeout' | 'often' | 'busy' | 'gone' | 'changed' | 'login' | 'server';

/** Refusals that any call may meet; a domain words those that are its own. */
const refusals = new Map<number, Reason>([
  [ErrorCode.tooFrequent, 'often'],
  [ErrorCode.unavailable, 'busy'],
  [ErrorCode.notFound, 'gone'],
  [ErrorCode.conflict, 'changed'],
  [ErrorCode.unauthenticated, 'login'],
  [ErrorCode.loggedInElsewhere, 'login'],
]);

/** Of a file that did not get to the server; known by its form, for what sends files comes with the screens that do. */
const troubleOf = (error: unknown) => (error as { readonly trouble?: UploadTrouble } | undefined)?.trouble?.kind;

function reasonOf(error: unknown): Reason {
  if (error instanceof TimeoutError) return 'timeout';
  if (troubleOf(error) === 'interrupted') return 'network';
  // A gateway that answers is reached: whoever reads this looks for the fault in vain at home.
  if (error instanceof NetworkError) return error.status === undefined ? 'network' : 'server';
  return refusals.get(refusalCode(error) ?? 0) ?? 'server';
}

/** Which limit was reached and when it opens again, in the server's words: it alone knows both. */
const limitOf = (error: unknown) =>
  error instanceof RefusedError && hasEnd(error.data) ? error.msg.replace(/\.$/, '') : '';
const hasEnd = (data: unknown) => typeof data === 'object' && data !== null && 'opensAt' in data;

/** Why a request failed, in a sentence, followed by what was kept. */
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
