import { momentParts, useClock } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { useWords } from '../../shared/useWords.ts';

const dayMs = 86_400_000;

/** Moments of a room in the enterprise's zone. */
export function useRoomTimes() {
  const { language, t } = useWords();
  const { timeZone } = useSession();
  const clock = useClock();
  const parts = (at: number) => momentParts(at, clock(), language, timeZone);
  return {
    /** "20:11". */
    time: (at: number) => parts(at).time,
    /** "20 Nov, 20:11"; "today 20:11" and "tomorrow 20:11" where that is so. */
    moment: (at: number) => {
      const { date, time } = parts(at);
      if (date === parts(clock()).date) return t('live.today', { time });
      return date === parts(clock() + dayMs).date ? t('live.tomorrow', { time }) : t('live.dayTime', { date, time });
    },
  };
}
