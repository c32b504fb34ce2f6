import { BulkOutcome, ConfirmCount } from '@banyan/core-console/views';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { LecturersStore } from './LecturersStore.ts';

export interface LecturerActDialogProps {
  acts: LecturersStore['acts'];
}

/** Asks before lecturers are ended or let back, and tells which were left as they are. */
export const LecturerActDialog = observer(function LecturerActDialog({ acts }: LecturerActDialogProps) {
  const { number, t } = useWords();
  const { asked } = acts;
  if (asked === null)
    return (
      <BulkOutcome
        store={acts}
        whyText={(why) => t(`manageLecturers.why.${why}`)}
        doneText={(count) => t('manageLecturers.done', { count, n: number(count) })}
        leftText={(count) => t('manageLecturers.left', { count, n: number(count) })}
      />
    );
  const { act, count } = asked;
  return (
    <ConfirmCount
      open
      danger={act === 'end'}
      title={t(`manageLecturers.ask.${act}`, { count, n: number(count) })}
      count={act === 'end' ? count : 0}
      confirmText={t(`manageLecturers.act.${act}`)}
      onConfirm={() => acts.run()}
      onClose={() => acts.close()}
    >
      <p>{t(`manageLecturers.effect.${act}`)}</p>
    </ConfirmCount>
  );
});
