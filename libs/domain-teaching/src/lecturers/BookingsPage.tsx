import { bookingsQuery, bookingTabs } from '@banyan/contracts/teaching';
import { ListPage, useClock, useRefresh, useShow, RemovalDialog } from '@banyan/core-screen/views';
import { Button, EmptyState, LinkButton, SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { teachingDomain } from '../teaching.domain.ts';
import { teachingLinks } from '../teaching.links.ts';
import { useWords } from '../shared/useWords.ts';
import { BookingRow } from './BookingRow.tsx';
import { makeBookingsStore } from './BookingsStore.ts';
import { GradeDialog } from './GradeDialog.tsx';
import { useLecturerFailure } from './useLecturerFailure.ts';
import { useLessonTime } from './useLessonTime.ts';

const States = styled.div`
  margin-bottom: 16px;
`;

/** The learner's bookings by state: cancel, grade, book again. */
export const BookingsPage = observer(function BookingsPage() {
  const store = teachingDomain.useStore(makeBookingsStore);
  const { t } = useWords();
  const failureText = useLecturerFailure();
  const { span } = useLessonTime();
  const now = useClock()();
  const [params] = useSearchParams();
  const { tab } = bookingsQuery.read(params);
  useShow(store, () => store.list.show(tab), tab);
  useRefresh(() => store.list.refresh());
  const { asked, cancel, grade, graded } = store;
  const failure = cancel.failureOf(asked?.id);
  return (
    <>
      <ListPage
        title={t('title.bookings')}
        description={t('bookings.about')}
        actions={<LinkButton href={teachingLinks.lecturers.href()}>{t('bookings.find')}</LinkButton>}
        above={
          <States>
            <SegmentedControl
              label={t('bookings.states')}
              value={tab}
              options={bookingTabs.map((one) => ({
                value: one,
                label: t(`bookings.tab.${one}`),
                href: teachingLinks.bookings.href(one),
              }))}
            />
          </States>
        }
        list={store.list}
        label={t('bookings.list')}
        failed={t('bookings.listFailed')}
        empty={
          tab === 'all' ? (
            <EmptyState
              level={2}
              label={t('bookings.nothing')}
              description={t('bookings.nothingText')}
              actions={<LinkButton href={teachingLinks.lecturers.href()}>{t('bookings.find')}</LinkButton>}
            />
          ) : (
            <EmptyState
              level={2}
              label={t('bookings.nothingOf')}
              actions={<LinkButton href={teachingLinks.bookings.href()}>{t('bookings.allBookings')}</LinkButton>}
            />
          )
        }
      >
        {(booking) => {
          const { from, lecturerId, state } = booking;
          const open = (state === 'waiting' || state === 'confirmed') && from > now;
          return (
            <BookingRow booking={booking}>
              {open ? (
                <Button size="sm" onClick={() => store.ask(booking)}>
                  {t('bookings.withdraw')}
                </Button>
              ) : null}
              {state === 'evaluate' ? (
                <Button size="sm" variant="primary" aria-haspopup="dialog" onClick={() => store.open(booking)}>
                  {t('bookings.evaluate')}
                </Button>
              ) : null}
              {state === 'cancelled' || state === 'ended' ? (
                <LinkButton size="sm" href={teachingLinks.lecturer.href(lecturerId)}>
                  {t('bookings.again')}
                </LinkButton>
              ) : null}
            </BookingRow>
          );
        }}
      </ListPage>
      <RemovalDialog
        open={asked !== null}
        title={t('bookings.withdrawTitle')}
        keep={t('bookings.keep')}
        remove={t('bookings.withdraw')}
        pending={cancel.isPending(asked?.id)}
        failure={failure === undefined ? undefined : failureText(failure, t('bookings.unchanged'))}
        onClose={() => store.ask(null)}
        onRemove={() => asked !== null && void cancel.run(asked)}
      >
        <p>{asked === null ? '' : t('bookings.withdrawText', { when: span(asked), name: asked.lecturer })}</p>
      </RemovalDialog>
      {graded === null ? null : (
        <GradeDialog
          key={graded.id}
          name={graded.lecturer}
          given={null}
          text=""
          pending={grade.isPending(graded.id)}
          failure={grade.failureOf(graded.id)}
          onClose={() => store.open(null)}
          onSend={(said) => void grade.run({ id: graded.lecturerId, booking: graded.id, ...said })}
        />
      )}
    </>
  );
});
