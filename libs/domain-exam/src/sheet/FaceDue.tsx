import { useFailureText } from '@banyan/core-screen/views';
import { Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { examDomain } from '../exam.domain.ts';
import { FaceDialog } from '../shared/FaceDialog.tsx';
import { useWords } from '../shared/useWords.ts';
import { useDesk } from './desk.ts';
import { useSheet } from './useSheet.ts';

/** A face check that is due over an open paper; the clock continues, and answers stay. */
export const FaceDue = observer(function FaceDue() {
  const { attempt } = useDesk();
  const { noCamera } = useSheet();
  const { t } = useWords();
  const failureText = useFailureText();
  const { loadFaceCheck } = examDomain.useEnvironment().ports;
  if (loadFaceCheck === undefined) return null;
  const { attemptId, examId, faceLimit, faceWithoutCamera } = attempt.paper;
  const failure = noCamera.failureOf();
  const again = () => attempt.sender.outbox.pulse();
  return (
    <FaceDialog
      open={attempt.faceIsDue}
      examId={examId}
      title={t('sheet.face.title')}
      text={t('sheet.face.text', { n: attempt.faceFailures, limit: faceLimit ?? 0 })}
      load={loadFaceCheck}
      onPassed={again}
      onChecked={again}
      onNoCamera={faceWithoutCamera ? () => void noCamera.run(attemptId) : undefined}
    >
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
    </FaceDialog>
  );
});
