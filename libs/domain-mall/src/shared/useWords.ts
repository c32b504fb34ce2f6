import { useFormats, type Formats } from '@banyan/core-screen/views';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** This domain's texts, with numbers and lengths of time in words. */
export interface Words extends Formats {
  readonly t: TFunction<'mall'>;
  /** Points with their unit. */
  readonly points: (points: number) => string;
  /** Minutes of a day as a time: 690 is 11:30. */
  readonly minute: (minutes: number) => string;
}

/** The words of this domain. */
export function useWords(): Words {
  const { t } = useTranslation('mall');
  const formats = useFormats();
  return useMemo(
    () => ({
      ...formats,
      t,
      points: (points) => t('unit.points', { count: points, formatted: formats.number(points) }),
      minute: (minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
    }),
    [t, formats],
  );
}
