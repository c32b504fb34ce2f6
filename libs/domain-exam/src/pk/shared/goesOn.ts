import type { PkBattleRow } from '@banyan/contracts/exam';

/** Whether a battle can still be fought. */
export const goesOn = ({ state }: Pick<PkBattleRow, 'state'>): boolean => state === 'waiting' || state === 'open';
