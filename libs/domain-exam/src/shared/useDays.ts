import { dateFormat } from '@banyan/core-screen';
import { momentParts, useClock } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { useTranslation } from 'react-i18next';

const DAY_MS = 86_400_000;

/** Future days in words: today, tomorrow, a weekday of the next seven days, a date. In the enterprise's zone. */
export function useDays(): { readonly comingDay: (at: number) => string; readonly dayOf: (at: number) => string } {
  const { t, i18n } = useTranslation('exam');
  const { timeZone } = useSession();
  const clock = useClock();
  // The Swedish form of a date is the ISO form.
  const format = dateFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const dayOf = (at: number) => format.format(at);
  return {
    dayOf,
    comingDay: (at) => {
      const now = clock();
      const days = Math.round((Date.parse(dayOf(at)) - Date.parse(dayOf(now))) / DAY_MS);
      if (days <= 0) return t('day.today');
      if (days === 1) return t('day.tomorrow');
      const { date, weekday } = momentParts(at, now, i18n.language, timeZone);
      return days < 7 ? weekday : date;
    },
  };
}
