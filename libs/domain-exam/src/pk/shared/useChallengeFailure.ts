import { ErrorCode } from '@banyan/contracts';
import { refusalCode } from '@banyan/core-screen';
import { useFailureText } from '@banyan/core-screen/views';
import { useWords } from '../../shared/useWords.ts';

/** Says why no battle was begun: where exams keep too many questions from those who would play, what to do about it. */
export function useChallengeFailure(): (failure: unknown) => string {
  const { t } = useWords();
  const failureText = useFailureText();
  return (failure) =>
    refusalCode(failure) === ErrorCode.notFound
      ? t('pk.challenge.noQuestions')
      : failureText(failure, t('pk.challenge.failed'));
}
