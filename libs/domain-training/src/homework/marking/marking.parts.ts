import type { ReviewPart } from '@banyan/core-session';
import { trainingDomain } from '../../training.domain.ts';
import type { TrainingModuleDeps } from '../../training.environment.ts';
import { makeMarkingStore } from './MarkingStore.ts';

/** This domain's parts of the review desk: homework to mark, certificates to revoke. */
export function markingParts(deps: TrainingModuleDeps): readonly ReviewPart[] {
  const desk = trainingDomain.storeOf(deps, makeMarkingStore);
  return [
    {
      key: 'homework',
      titleKey: 'trainingNav:desk',
      order: 20,
      load: () => import('./MarkingPage.tsx').then((part) => trainingDomain.within(deps, part.MarkingPage)),
      count: () => desk.waiting,
      refresh: () => desk.refresh(),
    },
    {
      key: 'certificate',
      titleKey: 'trainingNav:certificateDesk',
      order: 85,
      load: () =>
        import('../../certificates/desk/CertificatesDeskPage.tsx').then((part) =>
          trainingDomain.within(deps, part.CertificatesDeskPage),
        ),
    },
  ];
}
