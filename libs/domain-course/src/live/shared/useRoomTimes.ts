import { momentParts, useClock } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { useWords } from '../../shared/useWords.ts';

/** Moments of a room in the enterprise's zone. */
export function useRoomTimes() {
  const { language, t } = useWords();
  const { timeZone } = useSession();
  const clock = useClock();
  const parts = (at: number) => momentParts(at, clock(), language, timeZone);
  return {
    /** "20:11". */
    time: (at: number) => parts(at).time,
    /** "Nov 20, 20:11"; today the time alone. */
    moment: (at: number) => {
      const { date, time } = parts(at);
      return date === parts(clock()).date ? t('live.today', { time }) : t('live.dayTime', { date, time });
    },
  };
}
