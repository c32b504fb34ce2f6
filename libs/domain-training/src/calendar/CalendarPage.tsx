import { calendarQuery } from '@banyan/contracts/training';
import { RequestView, useClock, useFormats, useRefresh, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, Container, EmptyState, ListSkeleton, PageTitle } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { dayIn } from '../shared/zoneDays.ts';
import { trainingDomain } from '../training.domain.ts';
import { trainingLinks } from '../training.links.ts';
import { Agenda } from './Agenda.tsx';
import { CalendarTools } from './CalendarTools.tsx';
import { makeCalendarStore, type CalendarStore } from './CalendarStore.ts';
import { DayPanel } from './DayPanel.tsx';
import { FeedCard } from './FeedCard.tsx';
import { Legend } from './Legend.tsx';
import { dayInMonth } from './monthDays.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { useItemWords } from './useItemWords.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 264px;
  gap: 24px;
  align-items: start;

  & > aside {
    display: grid;
    gap: 24px;
  }
`;

/** Study time of the month, in a sentence. */
const Studied = observer(function Studied({ store, month }: { store: CalendarStore; month: string }) {
  const { t } = useTranslation('training');
  const { rough } = useFormats();
  if (store.dates.value === null) return ' ';
  const days = [...store.studiedByDay].filter(([day]) => day.startsWith(month));
  const seconds = days.reduce((sum, [, one]) => sum + one, 0);
  return seconds === 0
    ? t('calendar.studiedNone')
    : t('calendar.studied', { duration: rough(seconds), count: days.length });
});

/** The viewer's study calendar: a month or its agenda, a day, the address for other calendars. */
const OwnCalendar = observer(function OwnCalendar() {
  const store = trainingDomain.useStore(makeCalendarStore);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { t } = useTranslation('training');
  const { t: shared } = useTranslation('screen');
  const words = useItemWords();
  const { timeZone } = useSession();
  const { dates, renewal, revocation } = store;
  const clock = useClock();
  const today = dates.value?.today ?? dayIn(clock(), timeZone);
  const query = calendarQuery.read(params);
  const month = query.month || today.slice(0, 7);
  const [day, setDay] = useState(today);
  const chosen = day.startsWith(month) ? day : month === today.slice(0, 7) ? today : dayInMonth(day, month);
  useShow(
    store,
    () => {
      void store.show(month);
      void store.feed.show();
    },
    month,
  );
  useRefresh(() => {
    void dates.refresh();
    void store.feed.refresh();
  });
  const choose = (next: string) => {
    setDay(next);
    const other = next.slice(0, 7);
    if (other !== month) void navigate(trainingLinks.studyCalendar.href({ ...query, month: other }), { replace: true });
  };
  const title = words.day(`${month}-01`, { year: 'numeric', month: 'long' });
  const items = dates.value?.items ?? [];
  return (
    <Container>
      <PageTitle
        description={<Studied store={store} month={month} />}
        actions={<CalendarTools query={query} month={month} today={today} onToday={() => setDay(today)} />}
      >
        {title}
      </PageTitle>
      <Columns>
        <div>
          {dates.state === 'failed' || query.view === 'agenda' ? (
            <RequestView
              request={dates}
              failed={t('calendar.failed')}
              skeleton={<ListSkeleton label={shared('loading')} />}
            >
              {(shown) => <Agenda month={month} today={today} items={shown.items} />}
            </RequestView>
          ) : (
            <>
              <MonthGrid
                month={month}
                today={today}
                chosen={chosen}
                onChoose={choose}
                items={store.itemsByDay}
                studied={store.studiedByDay}
                goalS={dates.value?.goalS ?? 0}
                busy={dates.state !== 'ready'}
              />
              <Legend goalS={dates.value?.goalS ?? 0} />
            </>
          )}
        </div>
        <aside>
          {dates.state === 'failed' ? null : (
            <DayPanel
              day={chosen}
              today={today}
              items={store.itemsByDay}
              all={items}
              studiedS={store.studiedByDay.get(chosen) ?? 0}
              busy={dates.state !== 'ready'}
            />
          )}
          <FeedCard
            feed={store.feed}
            pending={renewal.isPending() || revocation.isPending()}
            failure={renewal.failureOf() ?? revocation.failureOf()}
            onRenew={() => void renewal.run()}
            onRevoke={() => void revocation.run()}
          />
        </aside>
      </Columns>
    </Container>
  );
});

/** The study calendar; for a visitor, its description and a request to log in. */
export const CalendarPage = observer(function CalendarPage() {
  const { t } = useTranslation('training');
  const session = useSession();
  if (session.loggedIn) return <OwnCalendar />;
  return (
    <Container>
      <PageTitle>{t('title.studyCalendar')}</PageTitle>
      <EmptyState
        level={2}
        label={t('calendar.visitor')}
        description={t('calendar.visitorText')}
        actions={
          <Button variant="primary" onClick={() => session.requireLogin()}>
            {t('calendar.logIn')}
          </Button>
        }
      />
    </Container>
  );
});
