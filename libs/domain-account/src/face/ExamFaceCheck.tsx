import { DomainFaceCheck } from './DomainFaceCheck.tsx';

export interface ExamFaceCheckProps {
  examId: number;
  onPassed: () => void;
  onChecked: () => void;
  onNoCamera?: () => void;
}

/** A check of the learner's face for an exam. */
export function ExamFaceCheck({ examId, ...heard }: ExamFaceCheckProps) {
  return <DomainFaceCheck occasion="exam" subjectId={examId} {...heard} />;
}
