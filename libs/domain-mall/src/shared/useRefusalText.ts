import { useFailureText } from '@banyan/core-screen/views';
import { mallRefusalOf } from './mallRefusal.ts';
import { useWords } from './useWords.ts';

/** Why something with the mall failed, in a sentence, and what was kept: the points, unless the screen says `kept`. */
export function useRefusalText(): (error: unknown, kept?: string) => string {
  const { t } = useWords();
  const failureText = useFailureText();
  return (error, kept = t('refusal.kept')) => {
    const refusal = mallRefusalOf(error);
    return refusal === null ? failureText(error, kept) : t(`refusal.${refusal}`);
  };
}
