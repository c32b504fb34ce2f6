import type { StagePiece } from '@banyan/contracts/training';

/** Required tasks that the viewer can no longer do: above 0 the programme stays incomplete. */
export const missedOf = (stages: readonly Pick<StagePiece, 'missed'>[]) =>
  stages.reduce((sum, { missed }) => sum + missed, 0);
