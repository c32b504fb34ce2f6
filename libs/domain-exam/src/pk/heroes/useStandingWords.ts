import type { PkHeroes } from '@banyan/contracts/exam';
import { useWords } from '../../shared/useWords.ts';

/** Words for the victories that the viewer needs for a better rank. */
export function useStandingWords(): (heroes: Pick<PkHeroes, 'own' | 'toNext'>) => string {
  const { t } = useWords();
  return ({ own, toNext }) => {
    if (own === null) return t('pk.heroes.notYet');
    return toNext === null ? t('pk.heroes.top') : t('pk.heroes.toNext', { count: toNext });
  };
}
