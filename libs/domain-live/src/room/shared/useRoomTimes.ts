import { momentParts, useClock } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { useWords } from '../../shared/useWords.ts';

const dayMs = 86_400_000;

/** Formats of a room's times in the enterprise's time zone. */
export function useRoomTimes() {
  const { language, t } = useWords();
  const { timeZone } = useSession();
  const clock = useClock();
  const parts = (at: number) => momentParts(at, clock(), language, timeZone);
  return {
    /** "20:11". */
    time: (at: number) => parts(at).time,
    /** "20 Nov, 20:11"; "today 20:11" or "tomorrow 20:11" when near. */
    moment: (at: number) => {
      const { date, time } = parts(at);
      if (date === parts(clock()).date) return t('live.today', { time });
      return date === parts(clock() + dayMs).date ? t('live.tomorrow', { time }) : t('live.dayTime', { date, time });
    },
  };
}
