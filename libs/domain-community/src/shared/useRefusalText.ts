import { useFailureText } from '@banyan/core-screen/views';
import { brokenRules, communityRefusalOf } from './refusal.ts';
import { useWords } from './useWords.ts';

/** Why something in the community failed, in a sentence, followed by what was kept. */
export function useRefusalText(): (error: unknown, kept?: string) => string {
  const { t, sentences } = useWords();
  const failureText = useFailureText();
  return (error, kept = '') => {
    const refusal = communityRefusalOf(error);
    if (refusal !== null) return sentences(t(`refusal.${refusal}`), kept);
    const [rule] = Object.values(brokenRules(error));
    if (rule !== undefined) return sentences(t(`rule.${rule}`), kept);
    return failureText(error, kept);
  };
}
