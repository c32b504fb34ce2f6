import { lazy, Suspense } from 'react';
import type { StudyFaceCheckProps } from '../face/StudyFaceCheck.tsx';

/** It comes when a course asks for a face, and not with its page. */
const StudyFaceCheck = lazy(() =>
  import('../face/StudyFaceCheck.tsx').then((part) => ({ default: part.StudyFaceCheck })),
);

/** A check of the learner's face inside a course [CO-08]. */
export function CourseFaceCheck(props: StudyFaceCheckProps) {
  return (
    <Suspense fallback={null}>
      <StudyFaceCheck {...props} />
    </Suspense>
  );
}
