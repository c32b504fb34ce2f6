import { lazy, Suspense } from 'react';

/** It comes when a face is asked for; what stands in for it meanwhile comes with it. */
const LateFaceCheck = lazy(() => import('./LateFaceCheck.tsx').then((part) => ({ default: part.LateFaceCheck })));

export interface CourseFaceCheckProps {
  courseId: number;
  onPassed: () => void;
}

/** A check of the learner's face inside a course [CO-08]. */
export function CourseFaceCheck({ courseId, onPassed }: CourseFaceCheckProps) {
  return (
    <Suspense fallback={null}>
      <LateFaceCheck occasion="study" subjectId={courseId} onPassed={onPassed} />
    </Suspense>
  );
}
