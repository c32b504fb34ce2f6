import type { OfficeWords } from '@banyan/ui/office';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Texts of the viewer of office files. */
export function useOfficeWords(): OfficeWords {
  const { t } = useTranslation('filePreview');
  return useMemo(
    () => ({
      loading: t('loading'),
      sheets: t('office.sheets'),
      empty: t('office.emptyPart'),
      cutSheet: t('office.cutSheet'),
      cutSheets: t('office.cutSheets'),
      slide: t('office.slide'),
      roughly: t('office.roughly'),
      text: { newWindow: t('office.newWindow'), table: t('office.table') },
    }),
    [t],
  );
}
