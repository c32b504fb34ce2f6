import { ConfirmCount } from '@banyan/core-console/views';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Notice } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useWords } from '../../shared/useWords.ts';
import type { ExamActStore } from './ExamActStore.ts';

const Outcome = observer(function Outcome({ acts }: ExamActDialogProps) {
  const { t, number } = useWords();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>();
  const { outcome } = acts;
  if (outcome === null) return null;
  const { back, done, left } = outcome;
  return (
    <Dialog
      open
      title={t('manageExams.done', { count: done.length, n: number(done.length) })}
      closeText={t('manageExams.close')}
      onClose={() => acts.dismiss()}
      footer={
        <>
          {back.ids.length === 0 ? null : (
            <Button onClick={() => void acts.takeBack().catch(setFailure)}>{t('manageExams.takeBack')}</Button>
          )}
          <Button variant="primary" onClick={() => acts.dismiss()}>
            {t('manageExams.close')}
          </Button>
        </>
      }
    >
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
      {left.length === 0 ? null : (
        <>
          <p>{t('manageExams.left', { count: left.length, n: number(left.length) })}</p>
          <ul>
            {left.map(({ id, name, why }) => (
              <li key={id}>
                <b>{name === '' ? `#${id}` : name}</b> {t(`manageExams.why.${why}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
});

export interface ExamActDialogProps {
  acts: ExamActStore;
}

/** Asks before exams are archived or brought back, tells which were left as they are, and takes it back. */
export const ExamActDialog = observer(function ExamActDialog({ acts }: ExamActDialogProps) {
  const { t, number } = useWords();
  const { asked } = acts;
  if (asked === null) return <Outcome acts={acts} />;
  const { act, count } = asked;
  return (
    <ConfirmCount
      open
      title={t(`manageExams.ask.${act}`, { count, n: number(count) })}
      count={act === 'archive' ? count : 0}
      confirmText={t(`manageExams.act.${act}`)}
      onConfirm={() => acts.run()}
      onClose={() => acts.close()}
    >
      <p>{t(`manageExams.effect.${act}`)}</p>
    </ConfirmCount>
  );
});
