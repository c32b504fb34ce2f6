import type { PkBattleRow, PkFighter } from '@banyan/contracts/exam';
import { useWords } from '../../shared/useWords.ts';

/** Name of a player of a battle: the real one, that of an anonymous player, or of a missing one. */
export function useFighterName(): (who: PkFighter | null) => string {
  const { t } = useWords();
  return (who) => (who === null ? t('pk.nobody') : who.name === '' ? t('pk.anonymous') : who.name);
}

/** The opponent; null until there is one. */
export const opponentOf = ({ opponent }: Pick<PkBattleRow, 'opponent'>): PkFighter | null => opponent?.who ?? null;
