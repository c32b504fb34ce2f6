import { lazy, Suspense } from 'react';

/** It comes when a face is asked for; what stands in for it meanwhile comes with it. */
const LateFaceCheck = lazy(() => import('./LateFaceCheck.tsx').then((part) => ({ default: part.LateFaceCheck })));

export interface ExamFaceCheckProps {
  examId: number;
  onPassed: () => void;
  onChecked: () => void;
  onNoCamera?: () => void;
}

/** A check of the learner's face for an exam [EX-06]. */
export function ExamFaceCheck({ examId, ...heard }: ExamFaceCheckProps) {
  return (
    <Suspense fallback={null}>
      <LateFaceCheck occasion="exam" subjectId={examId} {...heard} />
    </Suspense>
  );
}
