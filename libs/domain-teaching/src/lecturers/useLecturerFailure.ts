import { ErrorCode } from '@banyan/contracts';
import { refusedLecturer } from '@banyan/contracts/teaching';
import { refusalData } from '@banyan/core-screen';
import { useFailureText } from '@banyan/core-screen/views';
import { useWords } from '../shared/useWords.ts';

/** Message of a failed action about a lecturer, with what was kept. */
export function useLecturerFailure(): (error: unknown, kept: string) => string {
  const { t } = useWords();
  const failureText = useFailureText();
  return (error, kept) => {
    const refusal = refusalData(error, ErrorCode.lecturerRefused, refusedLecturer)?.refusal ?? null;
    return refusal === null ? failureText(error, kept) : t(`lecturers.refusal.${refusal}`);
  };
}
