import type { ExamDraft } from '@banyan/contracts/exam';
import { useWords } from '../../shared/useWords.ts';
import type { ExamEditorStore } from './ExamEditorStore.ts';

/** Words for the effect of publishing a draft, and for its settings. */
export function usePublishWords() {
  const { t, number } = useWords();
  return {
    setting: (name: string) => t(`manageExam.setting.${name as keyof ExamDraft}`),
    effect: ({ saved }: ExamEditorStore): string => {
      if (saved === null) return '';
      const { begun, changes, people, sitting, state } = saved;
      const reach = t('manageExam.effect.people', { count: people ?? 0, n: number(people ?? 0) });
      if (state === 'draft') return reach;
      if (begun === 0) return `${reach} ${t('manageExam.effect.nobody')}`;
      return [
        ...(sitting === 0 ? [] : [t('manageExam.effect.sitting', { count: sitting, n: number(sitting) })]),
        t(changes.includes('parts') ? 'manageExam.effect.paperStays' : 'manageExam.effect.begun', {
          count: begun,
          n: number(begun),
        }),
      ].join(' ');
    },
  };
}
