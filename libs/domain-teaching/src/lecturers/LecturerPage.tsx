import { ErrorCode, idOf } from '@banyan/contracts';
import { lecturerParts, lecturerQuery, type LecturerDetail } from '@banyan/contracts/teaching';
import { refusalCode } from '@banyan/core-screen';
import { ListView, RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import {
  CardGridSkeleton,
  Container,
  DetailSkeleton,
  EmptyState,
  LinkButton,
  PageTitle,
  Tabs,
  useLeaveGuard,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { CourseTile } from './CourseTile.tsx';
import { teachingDomain } from '../teaching.domain.ts';
import { teachingLinks } from '../teaching.links.ts';
import { useWords } from '../shared/useWords.ts';
import { BookingPanel } from './BookingPanel.tsx';
import { LecturerHead } from './LecturerHead.tsx';
import { makeLecturerStore, type LecturerStore } from './LecturerStore.ts';
import { CommentsPart } from './CommentsPart.tsx';
import { GradesPart } from './GradesPart.tsx';
import { LecturerAlbum } from './LecturerAlbum.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 384px;
  gap: 32px;
  align-items: start;
  padding-bottom: 48px;
`;
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 24px 20px;
`;
const frame = (rows: ReactNode, label: string) => <Grid aria-label={label}>{rows}</Grid>;

const Opened = observer(function Opened({ detail, store }: { detail: LecturerDetail; store: LecturerStore }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { part } = lecturerQuery.read(params);
  const { lecturer, own, pictures } = detail;
  const { id, name } = lecturer;
  const times = store.slots.value;
  const hasTimes = !own && times !== null && times.open && times.items.length > 0;
  const panels = {
    courses: (
      <ListView
        list={store.courses}
        label={t('lecturers.part.courses')}
        failed={t('lecturers.coursesFailed')}
        frame={frame}
        skeleton={<CardGridSkeleton label={t('loading')} count={3} columns={3} />}
        empty={
          <EmptyState
            level={3}
            label={t('lecturers.noCourses')}
            description={hasTimes ? t('lecturers.noCoursesText') : undefined}
          />
        }
      >
        {(course) => (
          <li>
            <CourseTile course={course} />
          </li>
        )}
      </ListView>
    ),
    comments: <CommentsPart store={store} name={name} />,
    grades: <GradesPart store={store} />,
  };
  const counts = { courses: lecturer.courses, comments: store.comments.latest?.total, grades: undefined };
  return (
    <>
      <LecturerHead detail={detail} />
      <Columns>
        <div>
          {pictures.length === 0 ? null : <LecturerAlbum name={name} pictures={pictures} />}
          <Tabs
            label={t('lecturers.parts')}
            items={lecturerParts.map((one) => ({
              id: one,
              label: t(`lecturers.part.${one}`),
              count: counts[one],
              panel: panels[one],
            }))}
            selected={part}
            onSelect={(one) =>
              void navigate(teachingLinks.lecturer.href(id, one), { replace: true, preventScrollReset: true })
            }
          />
        </div>
        <BookingPanel store={store} own={own} />
      </Columns>
    </>
  );
});

/** Page of a lecturer: head, courses, comments, grades, and booking. */
export const LecturerPage = observer(function LecturerPage() {
  const id = idOf(useParams()['id']);
  const store = teachingDomain.useStore(makeLecturerStore, id ?? 0);
  const { t } = useWords();
  useShow(store, () => (id === null ? undefined : store.show()), id ?? 0);
  useRefresh(() => {
    void store.slots.refresh();
    return store.detail.refresh();
  });
  useLeaveGuard(store.dirty);
  const gone = (
    <EmptyState
      level={2}
      label={t('lecturers.gone')}
      description={t('lecturers.goneText')}
      actions={<LinkButton href={teachingLinks.lecturers.href()}>{t('lecturers.all')}</LinkButton>}
    />
  );
  if (id === null) {
    return (
      <Container>
        <PageTitle>{t('title.lecturer')}</PageTitle>
        {gone}
      </Container>
    );
  }
  return (
    <Container>
      {store.detail.value === null ? <PageTitle>{t('title.lecturer')}</PageTitle> : null}
      <RequestView
        request={store.detail}
        skeleton={<DetailSkeleton label={t('loading')} />}
        failed={t('lecturers.failed')}
        failure={(error) => (refusalCode(error) === ErrorCode.notFound ? gone : null)}
      >
        {(detail) => <Opened key={detail.lecturer.id} detail={detail} store={store} />}
      </RequestView>
    </Container>
  );
});
