import { useFormats, type Formats } from '@banyan/core-screen/views';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** This domain's texts, with formatted numbers and durations. */
export interface Words extends Formats {
  readonly t: TFunction<'live'>;
  /** Tenths of a credit as credits. */
  readonly credits: (tenths: number) => string;
}

/** Texts of this domain. */
export function useWords(): Words {
  const { t } = useTranslation('live');
  const formats = useFormats();
  return useMemo(
    () => ({
      ...formats,
      t,
      credits: (tenths) => t('credits', { count: tenths / 10, formatted: formats.number(tenths / 10) }),
    }),
    [t, formats],
  );
}
