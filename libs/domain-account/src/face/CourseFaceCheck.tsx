import { DomainFaceCheck } from './DomainFaceCheck.tsx';

export interface CourseFaceCheckProps {
  courseId: number;
  onPassed: () => void;
}

/** A check of the learner's face inside a course. */
export function CourseFaceCheck({ courseId, onPassed }: CourseFaceCheckProps) {
  return <DomainFaceCheck occasion="study" subjectId={courseId} onPassed={onPassed} />;
}
