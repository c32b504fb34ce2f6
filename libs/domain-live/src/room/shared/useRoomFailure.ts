import { ErrorCode } from '@banyan/contracts';
import { refusedRoom } from '@banyan/contracts/live';
import { refusalData } from '@banyan/core-screen';
import { useFailureText } from '@banyan/core-screen/views';
import { useWords } from '../../shared/useWords.ts';

/** Message of a failed action in a room; "forbidden to speak" is one of them. */
export function useRoomFailure(): (error: unknown, kept?: string) => string {
  const { t, sentences } = useWords();
  const failureText = useFailureText();
  return (error, kept = '') => {
    const refusal = refusalData(error, ErrorCode.roomRefused, refusedRoom)?.refusal ?? null;
    return refusal === null ? failureText(error, kept) : sentences(t(`live.refusal.${refusal}`), kept);
  };
}
