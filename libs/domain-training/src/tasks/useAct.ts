import type { TaskItem } from '@banyan/contracts/training';
import { useTranslation } from 'react-i18next';

/** The action on a task, in a word. */
export function useAct(): (task: TaskItem) => string {
  const { t } = useTranslation('training');
  return ({ kind, state }) => {
    if (state === 'begun') return t('tasks.goOn');
    if (state === 'again') return t('tasks.again');
    return state === 'open' ? t(`tasks.act.${kind}`) : t('tasks.look');
  };
}
