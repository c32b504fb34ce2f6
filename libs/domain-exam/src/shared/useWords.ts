import { useFormats, type Formats } from '@banyan/core-screen/views';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** This domain's texts, with numbers and lengths of time in words. */
export interface Words extends Formats {
  readonly t: TFunction<'exam'>;
  /** Hundredths of a point as a number: 6050 is 60.5. */
  readonly points: (hundredths: number) => string;
  /** The same with its unit. */
  readonly score: (hundredths: number) => string;
  /** Hundredths of a credit as credits. */
  readonly credits: (hundredths: number) => string;
}

/** The words of this domain. */
export function useWords(): Words {
  const { t } = useTranslation('exam');
  const formats = useFormats();
  return useMemo(() => {
    const points = (hundredths: number) => formats.number(hundredths / 100);
    return {
      ...formats,
      t,
      points,
      score: (hundredths) => t('unit.score', { count: hundredths / 100, formatted: points(hundredths) }),
      credits: (hundredths) => t('unit.credits', { count: hundredths / 100, formatted: points(hundredths) }),
    };
  }, [t, formats]);
}
