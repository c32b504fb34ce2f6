import { useFormats, type Formats } from '@banyan/core-screen/views';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** This domain's texts, with numbers in words. */
export interface Words extends Formats {
  readonly t: TFunction<'organisation'>;
}

/** The words of this domain. */
export function useWords(): Words {
  const { t } = useTranslation('organisation');
  const formats = useFormats();
  return useMemo(() => ({ ...formats, t }), [t, formats]);
}
