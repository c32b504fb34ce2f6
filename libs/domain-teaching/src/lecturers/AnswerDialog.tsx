import { lecturerLimits, type BookingAct } from '@banyan/contracts/teaching';
import { useClock } from '@banyan/core-screen/views';
import { Button, countCharacters, LazyDialog, Notice, TextArea, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useWords } from '../shared/useWords.ts';
import type { BookingAnswer, OfficeStore } from './OfficeStore.ts';
import { useLecturerFailure } from './useLecturerFailure.ts';
import { useLessonTime } from './useLessonTime.ts';

/** Hints for the reply, by action. */
const hints = {
  confirm: 'office.answerHint',
  refuse: 'office.withdrawHint',
  withdraw: 'office.withdrawHint',
  end: 'office.endHint',
} as const satisfies Record<BookingAct, string>;

export interface AnswerDialogProps {
  store: Pick<OfficeStore, 'answer' | 'ask'>;
  asked: BookingAnswer;
}

/** Accepts, declines, cancels or ends a booking, with a reply to the learner. */
export const AnswerDialog = observer(function AnswerDialog({ store, asked }: AnswerDialogProps) {
  const { t } = useWords();
  const failureText = useLecturerFailure();
  const { span } = useLessonTime();
  const { act, booking } = asked;
  const off = act === 'withdraw';
  // The reply given on accepting does not fit a cancelled or finished lesson.
  const said = act === 'confirm' ? booking.answer : '';
  const now = useClock()();
  const frees = (off || act === 'refuse') && booking.from > now;
  const [words, setWords] = useState(said);
  useLeaveGuard(words.trim() !== said);
  const failure = store.answer.failureOf();
  const close = () => store.ask(null);
  const send = () => {
    if (countCharacters(words.trim()) <= lecturerLimits.answer) void store.answer.run({ ...asked, words });
  };
  return (
    <LazyDialog
      open
      onClose={close}
      title={t(`office.answerTitle.${act}`)}
      closeText={t('lecturers.close')}
      footer={
        <>
          <Button onClick={close}>{t(off ? 'bookings.keep' : 'lecturers.cancel')}</Button>
          <Button variant="primary" pending={store.answer.isPending()} onClick={send}>
            {t(`office.${act}`)}
          </Button>
        </>
      }
    >
      <p>
        {span(booking)} · {booking.learner}
      </p>
      {frees ? <p>{t('office.frees')}</p> : null}
      <TextArea
        label={t('office.answer')}
        hint={t(hints[act])}
        maxLength={lecturerLimits.answer}
        tooLongText={t('office.answerTooLong', { count: lecturerLimits.answer })}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure, t('office.kept'))}
        </Notice>
      )}
    </LazyDialog>
  );
});
