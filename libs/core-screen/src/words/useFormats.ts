import { splitDuration } from '@banyan/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from './intl.ts';

/** Formats of numbers and durations in the current language. */
export interface Formats {
  /** Tag of the current language. */
  readonly language: string;
  /** Number with the language's digit grouping. */
  readonly number: (value: number) => string;
  /** Seconds, to the second: "8 min 42 s". */
  readonly precise: (seconds: number) => string;
  /** Seconds, to the minute, at least one: "1 h 4 min". */
  readonly rough: (seconds: number) => string;
  /** Cents as money. */
  readonly price: (cents: number) => string;
  /** Joins sentences. */
  readonly sentences: (...sentences: readonly string[]) => string;
  /** Joins words to a list: "a, b". */
  readonly list: (words: readonly string[]) => string;
}

const money = { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' } as const;

export function useFormats(): Formats {
  const { t, i18n } = useTranslation('screen');
  const { language } = i18n;
  return useMemo(() => {
    return {
      language,
      number: (value) => numberFormat(language).format(value),
      price: (cents) => numberFormat(language, money).format(cents / 100),
      sentences: (...sentences) => sentences.filter((one) => one !== '').join(t('sentenceSeparator')),
      list: (words) => words.join(t('listSeparator')),
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
