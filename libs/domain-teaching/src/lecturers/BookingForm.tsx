import { lecturerLimits, type LecturerSlots } from '@banyan/contracts/teaching';
import { useSession } from '@banyan/core-session';
import { Button, countCharacters, Facts, Notice, TextArea } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useWords } from '../shared/useWords.ts';
import { BookingNote, BookingParts } from './booking-style.ts';
import type { LecturerStore } from './LecturerStore.ts';
import { useLecturerFailure } from './useLecturerFailure.ts';
import { useLessonTime } from './useLessonTime.ts';

export interface BookingFormProps {
  store: Pick<LecturerStore, 'chosen' | 'failure' | 'note' | 'send' | 'sending' | 'write'>;
  offered: LecturerSlots;
}

/** Form of a booking: the slot, the question, and the send button. */
export const BookingForm = observer(function BookingForm({ store, offered }: BookingFormProps) {
  const { t, price } = useWords();
  const session = useSession();
  const { span } = useLessonTime();
  const failureText = useLecturerFailure();
  const [missing, setMissing] = useState(false);
  const { chosen, failure, note, sending } = store;
  const slot = offered.items.find(({ id, state }) => id === chosen && state === 'free');
  const length = countCharacters(note.trim());
  const send = () => {
    setMissing(length === 0);
    if (length === 0 || length > lecturerLimits.note || !session.requireLogin()) return;
    void store.send();
  };
  return (
    <BookingParts>
      {slot === undefined ? (
        <BookingNote>{t('bookings.choose')}</BookingNote>
      ) : (
        <>
          <Facts
            rows={[
              { name: t('bookings.when'), value: span(slot) },
              { name: t('bookings.place'), value: slot.place === '' ? t('bookings.anyPlace') : slot.place },
              {
                name: t('bookings.price'),
                value: offered.price === 0 ? t('bookings.free') : t('bookings.payWay', { price: price(offered.price) }),
              },
            ]}
          />
          <TextArea
            label={t('bookings.note')}
            required
            placeholder={t('bookings.notePlace')}
            rows={3}
            maxLength={lecturerLimits.note}
            tooLongText={t('bookings.noteTooLong', { count: lecturerLimits.note })}
            error={missing && length === 0 ? t('bookings.noteMissing') : undefined}
            value={note}
            onChange={({ target }) => store.write(target.value)}
          />
        </>
      )}
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure, t('lecturers.kept'))}
        </Notice>
      )}
      {slot === undefined ? null : (
        <>
          <Button variant="primary" size="lg" pending={sending} onClick={send}>
            {t('bookings.send')}
          </Button>
          <BookingNote>{t('bookings.sendNote')}</BookingNote>
        </>
      )}
    </BookingParts>
  );
});
