import { managedCourseStates } from '@banyan/contracts/course';
import type { ManagedCourseDetail } from '@banyan/contracts/course';
import type { ChangedField } from '@banyan/core-console/views';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../shared/useWords.ts';

type Change = ManagedCourseDetail['history'][number]['changes'][number];

/** Acts on a course and what they changed, in words. */
export function useActWords() {
  const { i18n } = useTranslation('course');
  const { t } = useWords();
  const named = (key: string, otherwise: string) =>
    i18n.exists(`course:${key}`) ? t(key as 'editor.setting.title') : otherwise;
  const value = (text: string | null) => {
    const state = managedCourseStates.find((one) => one === text);
    return state === undefined ? text : t(`manageCourses.state.${state}`);
  };
  return {
    act: (name: string) => named(`manageCourses.did.${name.split('/').at(-1) ?? ''}`, name),
    change: ({ after, before, field }: Change): ChangedField => ({
      label: named(`manageCourses.field.${field}`, named(`editor.setting.${field}`, field)),
      before: value(before),
      after: value(after),
    }),
  };
}
