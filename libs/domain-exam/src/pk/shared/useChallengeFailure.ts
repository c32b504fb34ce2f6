import { ErrorCode } from '@banyan/contracts';
import { refusalCode } from '@banyan/core-screen';
import { useFailureText } from '@banyan/core-screen/views';
import { useWords } from '../../shared/useWords.ts';

/** Words for why no battle was begun, with what to do when exams reserve too many of the players' questions. */
export function useChallengeFailure(): (failure: unknown) => string {
  const { t } = useWords();
  const failureText = useFailureText();
  return (failure) =>
    refusalCode(failure) === ErrorCode.notFound
      ? t('pk.challenge.noQuestions')
      : failureText(failure, t('pk.challenge.failed'));
}
