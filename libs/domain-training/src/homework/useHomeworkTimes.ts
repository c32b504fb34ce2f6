import { endParts, momentParts, useClock } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { useTranslation } from 'react-i18next';

/** Begin and end of homework, with the time of day: a day alone would not show the time left. */
export interface HomeworkTimes {
  readonly opens: (at: number) => string;
  /** A midnight is the 24:00 of the day that ends. */
  readonly ends: (at: number) => string;
}

/** Words for these moments, in the enterprise's zone. For components that observe. */
export function useHomeworkTimes(): HomeworkTimes {
  const { t, i18n } = useTranslation('training');
  const { timeZone } = useSession();
  const now = useClock()();
  const said = (parts: typeof momentParts) => (at: number) => {
    const { date, time, weekday } = parts(at, now, i18n.language, timeZone);
    return t('activity.when', { date, weekday, time });
  };
  return { opens: said(momentParts), ends: said(endParts) };
}
