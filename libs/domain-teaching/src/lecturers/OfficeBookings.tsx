import { bookingTabs, type BookingTab } from '@banyan/contracts/teaching';
import { ListView, useClock } from '@banyan/core-screen/views';
import { Button, EmptyState, SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { teachingLinks } from '../teaching.links.ts';
import { useWords } from '../shared/useWords.ts';
import { BookingRow } from './BookingRow.tsx';
import type { OfficeStore } from './OfficeStore.ts';
import { AnswerDialog } from './AnswerDialog.tsx';

const States = styled.div`
  margin-bottom: 16px;
`;

/** Bookings with the lecturer, and the actions on each. */
export const OfficeBookings = observer(function OfficeBookings({
  store,
  tab,
}: {
  store: OfficeStore;
  tab: BookingTab;
}) {
  const { t } = useWords();
  const now = useClock()();
  const { asked, bookings } = store;
  return (
    <>
      <States>
        <SegmentedControl
          label={t('bookings.states')}
          value={tab}
          options={bookingTabs.map((one) => ({
            value: one,
            label: t(`bookings.tab.${one}`),
            href: teachingLinks.office.href({ tab: one }),
          }))}
        />
      </States>
      <ListView
        list={bookings}
        label={t('office.bookings')}
        failed={t('bookings.listFailed')}
        empty={<EmptyState level={3} label={t('office.none')} description={t('office.noneText')} />}
      >
        {(booking) => {
          const { from, state } = booking;
          return (
            <BookingRow booking={booking} forLecturer>
              {state === 'waiting' ? (
                <Button size="sm" variant="primary" onClick={() => store.ask({ booking, act: 'confirm' })}>
                  {t('office.confirm')}
                </Button>
              ) : null}
              {state === 'confirmed' && from <= now ? (
                <Button size="sm" variant="primary" onClick={() => store.ask({ booking, act: 'end' })}>
                  {t('office.end')}
                </Button>
              ) : null}
              {state === 'waiting' ? (
                <Button size="sm" onClick={() => store.ask({ booking, act: 'refuse' })}>
                  {t('office.refuse')}
                </Button>
              ) : null}
              {state === 'confirmed' ? (
                <Button size="sm" onClick={() => store.ask({ booking, act: 'withdraw' })}>
                  {t('office.withdraw')}
                </Button>
              ) : null}
            </BookingRow>
          );
        }}
      </ListView>
      {asked === null ? null : <AnswerDialog key={`${asked.booking.id} ${asked.act}`} store={store} asked={asked} />}
    </>
  );
});
