import type { DocumentWords } from '@banyan/ui/documents';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** All texts of the document viewer. */
export function useDocumentWords(): DocumentWords {
  const { t } = useTranslation('screen');
  return useMemo(
    () => ({
      tools: t('document.tools'),
      previous: t('document.previous'),
      next: t('document.next'),
      page: t('document.page'),
      ofPages: t('document.ofPages'),
      zoomIn: t('document.zoomIn'),
      zoomOut: t('document.zoomOut'),
      fit: t('document.fit'),
      loading: t('document.loading'),
      pageName: t('document.pageName'),
      pageBroken: t('document.pageBroken'),
      again: t('document.again'),
    }),
    [t],
  );
}
