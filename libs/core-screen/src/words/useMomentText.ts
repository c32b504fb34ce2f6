import { useSession } from '@banyan/core-session';
import { useTranslation } from 'react-i18next';
import { useClock } from './clock.ts';
import { nearness } from './moment.ts';
import { momentParts } from './momentParts.ts';

/** Wording of a moment, relative for recent ones, always in the enterprise's zone. Call it inside an observer. */
export function useMomentText(): (at: number) => { readonly words: string; readonly full: string } {
  const { t, i18n } = useTranslation('screen');
  const { timeZone } = useSession();
  const now = useClock()();
  return (at) => {
    const { date, full, time, weekday } = momentParts(at, now, i18n.language, timeZone);
    const near = nearness(at, now, timeZone);
    if (near === 'date') return { full, words: date };
    if (near === 'thisWeek') return { full, words: t('when.weekday', { weekday, time }) };
    return { full, words: t(`when.${near}`, { time }) };
  };
}
