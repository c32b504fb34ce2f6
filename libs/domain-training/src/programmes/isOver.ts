import type { ProgrammeCard } from '@banyan/contracts/training';

/** The programme has ended: unfinished tasks can no longer be done. */
export const isOver = ({ state }: Pick<ProgrammeCard, 'state'>) => state === 'ended' || state === 'archived';
