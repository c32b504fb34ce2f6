import { observer } from 'mobx-react-lite';
import { FaceCheck } from './FaceCheck.tsx';
import { useFaceTexts } from './useFaceTexts.ts';

export interface StudyFaceCheckProps {
  courseId: number;
  onPassed: () => void;
}

/** A check of the learner's face inside a course [CO-08]. */
export const StudyFaceCheck = observer(function StudyFaceCheck({ courseId, onPassed }: StudyFaceCheckProps) {
  return useFaceTexts() ? <FaceCheck occasion="study" subjectId={courseId} onPassed={onPassed} /> : null;
});
