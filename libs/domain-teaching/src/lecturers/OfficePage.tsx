import { officeQuery, officeTabs, type LecturerOffice } from '@banyan/contracts/teaching';
import { LatePart, RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import { Container, DetailSkeleton, EmptyState, LinkButton, ListSkeleton, PageTitle, Tabs } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { teachingDomain } from '../teaching.domain.ts';
import { teachingLinks } from '../teaching.links.ts';
import { useWords } from '../shared/useWords.ts';
import { OfficeBookings } from './OfficeBookings.tsx';
import { makeOfficeStore, type OfficeStore } from './OfficeStore.ts';
import { CourseTile } from './CourseTile.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 32px 24px;
`;

/** Tabs that are closed at first; the first one's calendar loads along with the bookings. */
const loadSlots = () => import('./OfficeSlots.tsx').then((part) => part.OfficeSlots);

const Body = styled(Container)`
  padding-bottom: 48px;
`;

const Opened = observer(function Opened({ office, store }: { office: LecturerOffice; store: OfficeStore }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { part, tab } = officeQuery.read(params);
  const { loadMarking } = teachingDomain.useEnvironment().ports;
  if (office.lecturer === null) {
    return (
      <EmptyState
        level={2}
        label={t('office.nobody')}
        description={t('office.nobodyText')}
        actions={<LinkButton href={teachingLinks.lecturers.href()}>{t('lecturers.all')}</LinkButton>}
      />
    );
  }
  const panels = {
    bookings: <OfficeBookings store={store} tab={tab} />,
    slots: (
      <LatePart load={loadSlots} waiting={<ListSkeleton label={t('loading')} count={6} />}>
        {(OfficeSlots) => <OfficeSlots store={store} />}
      </LatePart>
    ),
    courses:
      office.courses.length === 0 ? (
        <EmptyState level={3} label={t('office.noCourses')} description={t('office.noCoursesText')} />
      ) : (
        <Grid aria-label={t('office.courses')}>
          {office.courses.map((course) => (
            <li key={course.id}>
              <CourseTile course={course} />
            </li>
          ))}
        </Grid>
      ),
    marking:
      loadMarking === undefined ? null : (
        <LatePart load={loadMarking} waiting={<ListSkeleton label={t('loading')} count={6} />}>
          {(Marking) => <Marking />}
        </LatePart>
      ),
  };
  const counts: Partial<Record<(typeof officeTabs)[number], number>> = {
    bookings: office.waiting,
    slots: office.lecturer.freeSlots,
    courses: office.courses.length,
  };
  return (
    <Tabs
      label={t('office.parts')}
      items={officeTabs.flatMap((one) =>
        one === 'marking' && loadMarking === undefined
          ? []
          : { id: one, label: t(`office.part.${one}`), count: counts[one], panel: panels[one] },
      )}
      selected={part}
      onSelect={(one) =>
        void navigate(teachingLinks.office.href({ part: one, tab }), { replace: true, preventScrollReset: true })
      }
    />
  );
});

/** The lecturer's own desk: bookings, slots, courses, exam papers to mark. */
export const OfficePage = observer(function OfficePage() {
  const store = teachingDomain.useStore(makeOfficeStore);
  const [params] = useSearchParams();
  const { t } = useWords();
  const { tab } = officeQuery.read(params);
  useShow(store, () => store.show(tab), tab);
  useRefresh(() => {
    void store.bookings.refresh();
    void store.slots.refresh();
    return store.office.refresh();
  });
  const own = store.office.value?.lecturer ?? null;
  return (
    <Body>
      <PageTitle
        description={t('office.about')}
        actions={
          own === null ? undefined : (
            <LinkButton href={teachingLinks.lecturer.href(own.id)}>{t('office.page')}</LinkButton>
          )
        }
      >
        {t('title.office')}
      </PageTitle>
      <RequestView
        request={store.office}
        skeleton={<DetailSkeleton label={t('loading')} />}
        failed={t('office.failed')}
      >
        {(office) => <Opened office={office} store={store} />}
      </RequestView>
    </Body>
  );
});
