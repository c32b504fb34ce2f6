import { lazy, Suspense } from 'react';

/** It comes with what it lies over. */
const LearnerMark = lazy(() => import('../marks/LearnerMark.tsx').then((part) => ({ default: part.LearnerMark })));

/** The learner's mark over what a chapter shows, which does not wait for it [WM-01]. */
export function StageMark() {
  return (
    <Suspense fallback={null}>
      <LearnerMark />
    </Suspense>
  );
}
