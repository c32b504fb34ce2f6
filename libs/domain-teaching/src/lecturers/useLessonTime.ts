import { momentParts, useClock } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { useWords } from '../shared/useWords.ts';

/** Formats of lesson times in the enterprise's time zone. */
export interface LessonTime {
  /** Day, weekday, start and end: "Wed 26 Nov, 14:00–15:30". */
  readonly span: (time: { readonly from: number; readonly to: number }) => string;
  readonly day: (at: number) => string;
  readonly weekday: (at: number) => string;
  readonly time: (at: number) => string;
}

/** Formats of lesson times. For components that observe. */
export function useLessonTime(): LessonTime {
  const { language, t } = useWords();
  const { timeZone } = useSession();
  const now = useClock()();
  const parts = (at: number) => momentParts(at, now, language, timeZone);
  return {
    span: ({ from, to }) => {
      const begin = parts(from);
      const { date, weekday } = begin;
      return t('bookings.day.span', {
        day: t('bookings.day.full', { date, weekday }),
        hours: `${begin.time}–${parts(to).time}`,
      });
    },
    day: (at) => parts(at).date,
    weekday: (at) => parts(at).weekday,
    time: (at) => parts(at).time,
  };
}
