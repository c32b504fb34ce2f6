import type { ReviewPart } from '@banyan/core-session';
import { trainingDomain } from '../../training.domain.ts';
import type { TrainingModuleDeps } from '../../training.environment.ts';
import { MarkingPage } from './MarkingPage.tsx';
import { makeMarkingStore } from './MarkingStore.ts';

/** This domain's part of the review desk. */
export function markingParts(deps: TrainingModuleDeps): readonly ReviewPart[] {
  const store = trainingDomain.storeOf(deps, makeMarkingStore);
  return [
    {
      key: 'homework',
      titleKey: 'training:marking.tab',
      order: 20,
      Part: trainingDomain.within(deps, MarkingPage),
      count: () => store.waiting,
      refresh: () => store.refresh(),
    },
  ];
}
