import type { ProgrammeView } from '@banyan/contracts/training';

/** The learner's place on the trail: at the next task, by the places of its stage and its own, from 0. */
export function whereOf({ programme, stages }: Pick<ProgrammeView, 'programme' | 'stages'>) {
  const { next } = programme;
  if (next === null) return null;
  const task = stages[next.stage - 1]?.tasks.findIndex(({ id }) => id === next.id) ?? -1;
  return task < 0 ? null : { stage: next.stage - 1, task };
}
