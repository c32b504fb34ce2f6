import { isDeadline, type CalendarItem } from '@banyan/contracts/training';
import { dateFormat } from '@banyan/core-screen';
import { useSession } from '@banyan/core-session';
import { useTranslation } from 'react-i18next';

/** Words for the dates of the calendar, in the enterprise's zone. */
export function useItemWords() {
  const { t, i18n } = useTranslation('training');
  const { timeZone } = useSession();
  const { language } = i18n;
  const time = (at: number) =>
    dateFormat(language, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
  const day = (of: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { timeZone: 'UTC', ...options }).format(Date.parse(`${of}T12:00:00Z`));
  const near = (of: string) => day(of, { month: 'short', day: 'numeric' });
  /** The time of an end; a midnight is the 24:00 of the day that ends. */
  const endTime = (at: number) => {
    const told = time(at);
    return told === '00:00' ? '24:00' : told;
  };
  return {
    /** A day in words. */
    day,
    /** When it is, in words. */
    when: ({ allDay, part, from, to, firstDay, lastDay }: CalendarItem): string => {
      if (allDay) {
        if (isDeadline(part)) return t('calendar.part.endDay');
        if (part.endsWith('begin')) return t('calendar.part.beginDay');
        return firstDay === lastDay
          ? t('calendar.part.allDay')
          : t('calendar.part.days', { from: near(firstDay), to: near(lastDay) });
      }
      if (isDeadline(part)) return t('calendar.part.end', { time: endTime(from) });
      if (part === 'done') return t('calendar.part.doneAt', { time: time(from) });
      if (to === from) return t('calendar.part.begin', { time: time(from) });
      return firstDay === lastDay
        ? t('calendar.part.hours', { from: time(from), to: endTime(to) })
        : t('calendar.part.hours', {
            from: `${near(firstDay)} ${time(from)}`,
            to: `${near(lastDay)} ${endTime(to)}`,
          });
    },
  };
}
