import type { ManagedExamDetail } from '@banyan/contracts/exam';
import type { ChangedField } from '@banyan/core-console/views';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../shared/useWords.ts';

type Change = ManagedExamDetail['history'][number]['changes'][number];

/** Acts on an exam and what they changed, in words. */
export function useExamActWords() {
  const { i18n } = useTranslation('exam');
  const { t } = useWords();
  const named = (key: string, otherwise: string) =>
    i18n.exists(`exam:${key}`) ? t(key as 'manageExam.setting.title') : otherwise;
  return {
    act: (name: string) => named(`manageExams.did.${name.split('/').at(-1) ?? ''}`, name),
    change: ({ after, before, field }: Change): ChangedField => ({
      label: named(`manageExam.setting.${field}`, named(`manageExams.field.${field}`, field)),
      before,
      after,
    }),
  };
}
