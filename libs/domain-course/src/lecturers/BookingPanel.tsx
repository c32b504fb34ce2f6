import { lecturerLimits, type LecturerSlots } from '@banyan/contracts';
import { RequestView } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import {
  Button,
  Card,
  countCharacters,
  EmptyState,
  Facts,
  LinkButton,
  ListSkeleton,
  Notice,
  Result,
  SectionHeading,
  TextArea,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';
import type { LecturerStore } from './OneLecturer.ts';
import { SlotChoice } from './SlotChoice.tsx';
import { useLecturerFailure } from './useLecturerFailure.ts';
import { useLessonTime } from './useLessonTime.ts';

const Form = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 16px;
`;
const Note = styled.p`
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);
  text-align: center;
`;

type Store = Pick<LecturerStore, 'book' | 'booked' | 'choose' | 'chosen' | 'note' | 'send' | 'slots' | 'write'>;

/** What is booked, what for, and sending it. */
const Booking = observer(function Booking({ store, offered }: { store: Store; offered: LecturerSlots }) {
  const { t, price } = useWords();
  const session = useSession();
  const { span } = useLessonTime();
  const failureText = useLecturerFailure();
  const [missing, setMissing] = useState(false);
  const { book, chosen, note } = store;
  const slot = offered.items.find(({ id, state }) => id === chosen && state === 'free');
  const length = countCharacters(note.trim());
  const failure = book.failureOf();
  const send = () => {
    setMissing(length === 0);
    if (length === 0 || length > lecturerLimits.note || !session.requireLogin()) return;
    void store.send();
  };
  return (
    <Form>
      {slot === undefined ? (
        <Note>{t('bookings.choose')}</Note>
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
          <Button variant="primary" size="lg" pending={book.isPending()} onClick={send}>
            {t('bookings.send')}
          </Button>
          <Note>{t('bookings.sendNote')}</Note>
        </>
      )}
    </Form>
  );
});

/** Booking a lecturer: choose a free time, say what for, send [LE-03]. */
export const BookingPanel = observer(function BookingPanel({ store, own }: { store: Store; own: boolean }) {
  const { t } = useWords();
  const id = useId();
  const { booked } = store;
  return (
    <Card as="section" aria-labelledby={id}>
      <SectionHeading id={id} size="sm">
        {t('bookings.title')}
      </SectionHeading>
      <RequestView
        request={store.slots}
        skeleton={<ListSkeleton label={t('loading')} count={4} />}
        failed={t('bookings.failed')}
      >
        {(offered) => {
          if (booked !== null) {
            return (
              <Result
                outcome="success"
                level={3}
                takeFocus
                size={120}
                title={t('bookings.sentTitle')}
                text={t('bookings.sentText')}
                actions={
                  <>
                    <LinkButton href={courseLinks.bookings.href()}>{t('bookings.mine')}</LinkButton>
                    <Button onClick={() => store.choose(null)}>{t('bookings.another')}</Button>
                  </>
                }
              />
            );
          }
          if (!offered.open) return <Note>{t('bookings.closed')}</Note>;
          if (offered.items.length === 0) {
            return (
              <EmptyState level={3} image="sprout" label={t('bookings.none')} description={t('bookings.noneText')} />
            );
          }
          return (
            <>
              <SlotChoice slots={offered.items} chosen={store.chosen} onChoose={(slot) => store.choose(slot)} />
              {own ? <Note>{t('lecturers.refusal.own')}</Note> : <Booking store={store} offered={offered} />}
            </>
          );
        }}
      </RequestView>
    </Card>
  );
});
