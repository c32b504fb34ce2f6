import type { ProgrammeCard } from '@banyan/contracts/training';

/** The programme has ended: what was not done can be done no more. */
export const isOver = ({ state }: Pick<ProgrammeCard, 'state'>) => state === 'ended' || state === 'archived';
