import { useFormats, type Formats } from '@banyan/core-screen/views';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** This domain's texts, with formatted numbers and durations. */
export interface Words extends Formats {
  readonly t: TFunction<'course'>;
  /** Tenths of a credit as credits. */
  readonly credits: (tenths: number) => string;
  /** Seconds rounded to minutes; below a minute to seconds, so that six chapters of 30 s are not six minutes. */
  readonly brief: (seconds: number) => string;
}

/** Texts of this domain. */
export function useWords(): Words {
  const { t } = useTranslation('course');
  const formats = useFormats();
  return useMemo(
    () => ({
      ...formats,
      t,
      brief: (seconds) => (seconds > 0 && seconds < 60 ? formats.precise(seconds) : formats.rough(seconds)),
      credits: (tenths) => t('card.credits', { count: tenths / 10, formatted: formats.number(tenths / 10) }),
    }),
    [t, formats],
  );
}
