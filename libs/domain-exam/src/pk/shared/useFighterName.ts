import type { PkBattleRow, PkFighter } from '@banyan/contracts/exam';
import { useWords } from '../../shared/useWords.ts';

/** What somebody of a battle is called: by name, as somebody unknown, or as nobody yet. */
export function useFighterName(): (who: PkFighter | null) => string {
  const { t } = useWords();
  return (who) => (who === null ? t('pk.nobody') : who.name === '' ? t('pk.anonymous') : who.name);
}

/** Who the opponent is, null while nobody has come. */
export const opponentOf = ({ opponent }: Pick<PkBattleRow, 'opponent'>): PkFighter | null => opponent?.who ?? null;
