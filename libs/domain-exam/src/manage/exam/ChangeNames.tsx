import { useWords } from '../../shared/useWords.ts';
import { usePublishWords } from './usePublishWords.ts';

export interface ChangeNamesProps {
  /** Names of settings. */
  changes: readonly string[];
}

/** The settings that differ between two versions. */
export function ChangeNames({ changes }: ChangeNamesProps) {
  const { t, list, number } = useWords();
  const { setting } = usePublishWords();
  return (
    <p>
      {t('manageExam.changesOf', {
        count: changes.length,
        n: number(changes.length),
        names: list(changes.map(setting)),
      })}
    </p>
  );
}
