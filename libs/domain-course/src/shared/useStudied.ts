import { useWords } from './useWords.ts';

/** How long was studied, in words; rankings give a place from the first full minute, and less is not called one. */
export function useStudied(): (seconds: number) => string {
  const { rough, t } = useWords();
  return (seconds) => (seconds > 0 && seconds < 60 ? t('hours.underMinute') : rough(seconds));
}
