import { ErrorCode } from '@banyan/contracts';
import { refusedRoom } from '@banyan/contracts/live';
import { refusalData } from '@banyan/core-screen';
import { useFailureText } from '@banyan/core-screen/views';
import { useWords } from '../shared/useWords.ts';

/** Message of a failed action on a meeting, with what was kept. */
export function useMeetingFailure(): (error: unknown, kept: string) => string {
  const { t } = useWords();
  const failureText = useFailureText();
  return (error, kept) => {
    const refusal = refusalData(error, ErrorCode.roomRefused, refusedRoom)?.refusal ?? null;
    if (refusal === 'state') return t('meeting.stateChanged');
    return refusal === 'notInvited' ? t('meeting.notInvited') : failureText(error, kept);
  };
}
