import { BulkOutcome, ConfirmCount } from '@banyan/core-console/views';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { ExamsStore } from './ExamsStore.ts';

export interface ExamActDialogProps {
  acts: ExamsStore['acts'];
}

/** Asks before exams are archived or brought back, tells which were left as they are, and takes it back. */
export const ExamActDialog = observer(function ExamActDialog({ acts }: ExamActDialogProps) {
  const { t, number } = useWords();
  const { asked } = acts;
  if (asked === null)
    return (
      <BulkOutcome
        store={acts}
        whyText={(why) => t(`manageExams.why.${why}`)}
        doneText={(count) => t('manageExams.done', { count, n: number(count) })}
        leftText={(count) => t('manageExams.left', { count, n: number(count) })}
      />
    );
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
