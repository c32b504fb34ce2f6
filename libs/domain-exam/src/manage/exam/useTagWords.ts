import type { TagWords } from '@banyan/ui/fields';
import { useMemo } from 'react';
import { useWords } from '../../shared/useWords.ts';

/** Texts of a field of tags in the editor. */
export function useTagWords(): TagWords {
  const { t } = useWords();
  return useMemo(
    () => ({
      empty: t('manageExam.tag.none'),
      loading: t('manageExams.loading'),
      chosen: t('manageExam.tag.chosen'),
    }),
    [t],
  );
}
