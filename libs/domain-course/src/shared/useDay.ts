import { momentParts, useClock } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { useWords } from './useWords.ts';

/** Formats the day of a moment in the enterprise's time zone, for the middle of a sentence. */
export function useDay(): (at: number) => string {
  const { language } = useWords();
  const { timeZone } = useSession();
  const clock = useClock();
  return (at) => momentParts(at, clock(), language, timeZone).date;
}
