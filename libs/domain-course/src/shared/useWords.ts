import { splitDuration } from '@banyan/ui';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** This domain's texts, and numbers and lengths of time in words. */
export interface Words {
  readonly t: TFunction<'course'>;
  /** Tag of the language in force. */
  readonly language: string;
  /** Grouped as the language does it. */
  readonly number: (value: number) => string;
  /** Tenths of a credit as credits. */
  readonly credits: (tenths: number) => string;
  /** To the second: "8 min 42 s". */
  readonly precise: (seconds: number) => string;
  /** To the minute, at least one: "1 h 4 min". */
  readonly rough: (seconds: number) => string;
  /** Cents as money. */
  readonly price: (cents: number) => string;
}

/** The words of this domain. */
export function useWords(): Words {
  const { t, i18n } = useTranslation('course');
  const language = i18n.language;
  return useMemo(() => {
    const number = new Intl.NumberFormat(language);
    const money = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'CNY',
      currencyDisplay: 'narrowSymbol',
    });
    return {
      t,
      language,
      number: (value) => number.format(value),
      credits: (tenths) => t('card.credits', { count: tenths / 10, formatted: number.format(tenths / 10) }),
      price: (cents) => money.format(cents / 100),
      precise: (total) => {
        const { days, hours, minutes, seconds } = splitDuration(Math.ceil(total));
        const parts = [];
        if (days * 24 + hours > 0) parts.push(t('time.h', { n: days * 24 + hours }));
        if (minutes > 0) parts.push(t('time.min', { n: minutes }));
        if (seconds > 0 || parts.length === 0) parts.push(t('time.s', { n: seconds }));
        return parts.join(' ');
      },
      rough: (total) => {
        const minutesUp = total > 0 ? Math.max(1, Math.round(total / 60)) : 0;
        const hours = Math.floor(minutesUp / 60);
        const parts = [];
        if (hours > 0) parts.push(t('time.h', { n: hours }));
        if (minutesUp % 60 > 0 || hours === 0) parts.push(t('time.min', { n: minutesUp % 60 }));
        return parts.join(' ');
      },
    };
  }, [t, language]);
}
