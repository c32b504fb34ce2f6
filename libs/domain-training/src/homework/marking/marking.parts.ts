import { LateStore } from '@banyan/core-screen';
import type { ReviewPart } from '@banyan/core-session';
import { trainingDomain } from '../../training.domain.ts';
import type { TrainingModuleDeps } from '../../training.environment.ts';

/** This domain's part of the review desk. */
export function markingParts(deps: TrainingModuleDeps): readonly ReviewPart[] {
  const desk = new LateStore(() =>
    import('./MarkingStore.ts').then((part) => trainingDomain.storeOf(deps, part.makeMarkingStore)),
  );
  return [
    {
      key: 'homework',
      titleKey: 'trainingNav:desk',
      order: 20,
      load: () => import('./MarkingPage.tsx').then((part) => trainingDomain.within(deps, part.MarkingPage)),
      count: () => desk.value?.waiting ?? 0,
      refresh: () => desk.tell((store) => store.refresh()),
    },
  ];
}
