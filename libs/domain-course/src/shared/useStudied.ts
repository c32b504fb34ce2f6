import { useWords } from './useWords.ts';

/** Study time in words; less than a minute is not called one, as rankings count full minutes. */
export function useStudied(): (seconds: number) => string {
  const { rough, t } = useWords();
  return (seconds) => (seconds > 0 && seconds < 60 ? t('hours.underMinute') : rough(seconds));
}
