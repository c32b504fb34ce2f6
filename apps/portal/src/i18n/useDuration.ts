import { splitDuration } from '@banyan/ui';
import { useTranslation } from 'react-i18next';

/** Lengths of time in words. */
export interface DurationWords {
  /** To the second: "8 min 42 s", "1 h 4 min 5 s". */
  precise(seconds: number): string;
  /** To the minute, at least one: "1 h 4 min", "9 min". */
  rough(seconds: number): string;
}

export function useDuration(): DurationWords {
  const { t } = useTranslation('portal');
  return {
    precise(total) {
      const { days, hours, minutes, seconds } = splitDuration(total);
      const parts = [];
      if (days * 24 + hours > 0) parts.push(t('time.h', { n: days * 24 + hours }));
      if (minutes > 0) parts.push(t('time.min', { n: minutes }));
      if (seconds > 0 || parts.length === 0) parts.push(t('time.s', { n: seconds }));
      return parts.join(' ');
    },
    rough(total) {
      const minutesUp = total > 0 ? Math.max(1, Math.round(total / 60)) : 0;
      const hours = Math.floor(minutesUp / 60);
      const parts = [];
      if (hours > 0) parts.push(t('time.h', { n: hours }));
      if (minutesUp % 60 > 0 || hours === 0) parts.push(t('time.min', { n: minutesUp % 60 }));
      return parts.join(' ');
    },
  };
}
