import { RequestView } from '@banyan/core-screen/views';
import { Button, Card, EmptyState, LinkButton, ListSkeleton, Result, SectionHeading } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { teachingLinks } from '../teaching.links.ts';
import { useWords } from '../shared/useWords.ts';
import { BookingNote, BookingParts } from './booking-style.ts';
import type { LecturerStore } from './LecturerStore.ts';
import { SlotChoice } from './SlotChoice.tsx';
import { BookingForm } from './BookingForm.tsx';

type Store = Pick<
  LecturerStore,
  'booked' | 'choose' | 'chosen' | 'failure' | 'note' | 'send' | 'sending' | 'slots' | 'write'
>;

/** Booking a lecturer: choose a free slot, describe the question, send. */
export const BookingPanel = observer(function BookingPanel({ store, own }: { store: Store; own: boolean }) {
  const { t } = useWords();
  const id = useId();
  const { booked, chosen, failure } = store;
  const begun = chosen !== null || failure !== undefined;
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
                    <LinkButton href={teachingLinks.bookings.href()}>{t('bookings.mine')}</LinkButton>
                    <Button onClick={() => store.choose(null)}>{t('bookings.another')}</Button>
                  </>
                }
              />
            );
          }
          if (!offered.open) return <BookingNote>{t('bookings.closed')}</BookingNote>;
          if (offered.items.length === 0) {
            return (
              <EmptyState level={3} image="sprout" label={t('bookings.none')} description={t('bookings.noneText')} />
            );
          }
          return (
            <>
              <SlotChoice slots={offered.items} chosen={store.chosen} onChoose={(slot) => store.choose(slot)} />
              {own ? (
                <BookingNote>{t('lecturers.refusal.own')}</BookingNote>
              ) : begun ? (
                <BookingForm store={store} offered={offered} />
              ) : (
                <BookingParts>
                  <BookingNote>{t('bookings.choose')}</BookingNote>
                </BookingParts>
              )}
            </>
          );
        }}
      </RequestView>
    </Card>
  );
});
