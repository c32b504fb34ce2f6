import type { CourseSettings, DraftChange } from '@banyan/contracts/course';
import { useWords } from '../../shared/useWords.ts';

/** A change of a draft in words. */
export function useChangeWords() {
  const { t } = useWords();
  return ({ at, kind, title }: DraftChange): string =>
    kind === 'setting'
      ? t(`editor.setting.${at as keyof CourseSettings}`)
      : t(`editor.change.${kind}`, { no: at, title: title === '' ? t('editor.untitled') : title });
}
