import { useFailureText } from '@banyan/core-screen/views';
import { mallRefusalOf } from './mallRefusal.ts';
import { useWords } from './useWords.ts';

/** Why something with the mall failed, in a sentence, and that nothing was taken. */
export function useRefusalText(): (error: unknown) => string {
  const { t } = useWords();
  const failureText = useFailureText();
  return (error) => {
    const refusal = mallRefusalOf(error);
    return refusal === null ? failureText(error, t('refusal.kept')) : t(`refusal.${refusal}`);
  };
}
