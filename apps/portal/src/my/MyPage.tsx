import { myHome, type MyHome } from '@banyan/contracts/account';
import { Request, type CallOptions } from '@banyan/core-screen';
import { RequestView, useChange, useRefresh, useShow } from '@banyan/core-screen/views';
import {
  Card,
  Container,
  EmptyState,
  LinkButton,
  ListSkeleton,
  SectionHeading,
  SkeletonBlock,
  SkeletonRegion,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useServices } from '../composition/services.ts';
import { CourseTile } from '../home/CourseTile.tsx';
import { GrowthCard } from './GrowthCard.tsx';
import { MyHead } from './MyHead.tsx';
import { RecentRow } from './RecentRow.tsx';

const Parts = styled.div`
  display: grid;
  gap: 48px;
  padding-bottom: 48px;
`;
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px;
  & > li {
    display: grid;
  }
`;

function Recent({ home }: { home: MyHome }) {
  const { t } = useTranslation('my');
  const { links } = useServices();
  const { counts, recent } = home;
  if (recent.length === 0) {
    return (
      <Card>
        <EmptyState
          level={2}
          size={144}
          label={t('nothingBegun')}
          description={t('nothingBegunText')}
          actions={
            <LinkButton variant="primary" href={links.courses()}>
              {t('findCourse')}
            </LinkButton>
          }
        />
      </Card>
    );
  }
  return (
    <section aria-labelledby="recent-title">
      <SectionHeading
        id="recent-title"
        meta={counts.learning > 0 ? t('recentMeta', { count: counts.learning }) : undefined}
        more={{ label: t('all'), href: links.record() }}
      >
        {t('recent')}
      </SectionHeading>
      <Card padding="none">
        <ul aria-labelledby="recent-title">
          {recent.map((record, index) => (
            <RecentRow key={record.course.id} record={record} main={index === 0} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Collected({ courses }: { courses: MyHome['collected'] }) {
  const { t } = useTranslation('my');
  const { links } = useServices();
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="collected-title">
      <SectionHeading id="collected-title" more={{ label: t('all'), href: links.collection() }}>
        {t('collected')}
      </SectionHeading>
      <Tiles aria-labelledby="collected-title">
        {courses.map((course) => (
          <li key={course.id}>
            <CourseTile course={course} href={links.course(course.id)} />
          </li>
        ))}
      </Tiles>
    </section>
  );
}

/** Home of the learning centre: the viewer, the time studied, the courses to continue. */
export const MyPage = observer(function MyPage() {
  const { t } = useTranslation('my');
  const { counters, http, session } = useServices();
  const [request] = useState(
    () => new Request((_: void, options: CallOptions): Promise<MyHome> => http.call(myHome, {}, options)),
  );
  useShow(request, () => request.show());
  useRefresh(() => request.refresh());
  useChange(counters.roundOf('study'), () => request.refresh());
  return (
    <Container>
      <MyHead home={request.value} />
      <RequestView
        request={request}
        failed={t('failed')}
        kept={t('kept')}
        skeleton={
          <Parts>
            <SkeletonRegion label={t('loading')}>
              <SkeletonBlock height={338} />
            </SkeletonRegion>
            <ListSkeleton label={t('loading')} rowHeight={95} />
          </Parts>
        }
      >
        {(home) => (
          <Parts>
            <GrowthCard home={home} seed={session.user?.userid ?? ''} />
            <Recent home={home} />
            <Collected courses={home.collected} />
          </Parts>
        )}
      </RequestView>
    </Container>
  );
});
