import type { StagePiece } from '@banyan/contracts/training';

/** Tasks that a programme asks for and the viewer can do no more: above 0 it stays incomplete. */
export const missedOf = (stages: readonly Pick<StagePiece, 'missed'>[]) =>
  stages.reduce((sum, { missed }) => sum + missed, 0);
