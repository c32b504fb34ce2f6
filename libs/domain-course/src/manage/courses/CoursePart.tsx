import { screenHref } from '@banyan/contracts';
import { courseManageScreens, type CourseAct, type ManagedCourseDetail } from '@banyan/contracts/course';
import { HistoryList, SidePanel } from '@banyan/core-console/views';
import { Moment, RequestView, useShow } from '@banyan/core-screen/views';
import { Button, CoverFrame, DetailSkeleton, Facts, LinkButton, Tabs } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { motifOfSubject } from '../../card/courseLook.ts';
import { useWords } from '../../shared/useWords.ts';
import { CourseState } from './CourseState.tsx';
import type { CoursesStore } from './CoursesStore.ts';
import { useActWords } from './useActWords.ts';

const Head = styled.header`
  display: grid;
  grid-template-columns: 128px minmax(0, 1fr) auto;
  gap: 16px;
  align-items: start;
  margin-bottom: 16px;

  & h2 {
    font-size: var(--t16);
    line-height: 24px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & p {
    color: var(--ink-2);
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 16px;
`;

/** Acts that a course in this state takes. */
const actsOf = ({ state }: ManagedCourseDetail): readonly CourseAct[] => {
  if (state === 'archived') return ['restore'];
  if (state === 'draft') return ['move', 'archive'];
  return [state === 'on_shelf' ? 'unshelve' : 'shelve', 'move', 'archive'];
};

const ShownFacts = observer(function ShownFacts({ course }: { course: ManagedCourseDetail }) {
  const { t, number, price, brief, credits, list } = useWords();
  return (
    <Facts
      rows={[
        { name: t('manageCourses.column.category'), value: list(course.categories) },
        { name: t('manageCourses.fact.lecturer'), value: course.lecturer },
        {
          name: t('manageCourses.fact.chapters'),
          value: t('manageCourses.fact.length', { n: number(course.chapters), time: brief(course.durationS) }),
        },
        {
          name: t('manageCourses.column.audience'),
          value: course.audience === null ? t('manageCourses.everyone') : number(course.audience),
        },
        { name: t('manageCourses.column.learners'), value: number(course.learners) },
        {
          name: t('manageCourses.column.finished'),
          value:
            course.finished === null
              ? '–'
              : t('manageCourses.percent', { n: number(Math.round(course.finished * 100)) }),
        },
        { name: t('manageCourses.fact.required'), value: t(`manageCourses.yes.${course.required ? 'Y' : 'N'}`) },
        { name: t('manageCourses.fact.credits'), value: credits(course.credits) },
        {
          name: t('manageCourses.column.price'),
          value: course.price !== null && course.price > 0 ? price(course.price) : t('manageCourses.free'),
        },
        {
          name: t('manageCourses.fact.published'),
          value: course.publishedAt === null ? '–' : <Moment at={course.publishedAt} />,
        },
      ]}
    />
  );
});

const Shown = observer(function Shown({ course, store }: { course: ManagedCourseDetail; store: CoursesStore }) {
  const { t } = useWords();
  const words = useActWords();
  const [tab, setTab] = useState<'facts' | 'history'>('facts');
  const { id, coverUrl, history, motif, state, title, unpublished } = course;
  const ask = (act: CourseAct) => store.acts.ask({ act, chosen: { kind: 'rows', ids: [id] }, count: 1 });
  return (
    <>
      <Head>
        <CoverFrame seed={String(id)} motif={motifOfSubject[motif]} src={coverUrl ?? ''} />
        <div>
          <h2>{title}</h2>
          {unpublished && state !== 'draft' ? <p>{t('manageCourses.unpublished')}</p> : null}
        </div>
        <CourseState state={state} />
      </Head>
      <Acts>
        <LinkButton variant="primary" href={screenHref(courseManageScreens.editCourse, { id })}>
          {t(store.access.may('courses.edit') ? 'manageCourses.edit' : 'manageCourses.look')}
        </LinkButton>
        {store.access.may('courses.publish')
          ? actsOf(course).map((act) => (
              <Button key={act} onClick={() => ask(act)}>
                {t(`manageCourses.act.${act}`)}
              </Button>
            ))
          : null}
      </Acts>
      <Tabs
        label={t('manageCourses.tabs')}
        selected={tab}
        onSelect={setTab}
        items={[
          { id: 'facts', label: t('manageCourses.tab.facts'), panel: <ShownFacts course={course} /> },
          {
            id: 'history',
            label: t('manageCourses.tab.history'),
            panel: (
              <HistoryList
                label={t('manageCourses.tab.history')}
                entries={history.map(({ act, at, changes, id: entry, who }) => ({
                  ...{ id: entry, at, who: who === '' ? t('manageCourses.server') : who },
                  what: words.act(act),
                  fields: changes.map(words.change),
                }))}
              />
            ),
          },
        ]}
      />
    </>
  );
});

export interface CoursePartProps {
  store: CoursesStore;
}

/** The course that is open beside the list: facts, acts, history. */
export const CoursePart = observer(function CoursePart({ store }: CoursePartProps) {
  const { t, number } = useWords();
  const { detail, table } = store;
  const id = Number(table.opened);
  useShow(detail, () => detail.show(id), String(id));
  const place =
    table.openedPlace === 0
      ? {}
      : { place: t('manageCourses.place', { n: number(table.openedPlace), total: number(table.total) }) };
  return (
    <SidePanel
      label={table.openedRow?.title ?? t('title.manageCourses')}
      {...place}
      onStep={(step) => table.move(step)}
      onClose={() => table.close()}
    >
      <RequestView request={detail} failed={t('manageCourses.gone')} skeleton={<DetailSkeleton label={t('loading')} />}>
        {(course) => <Shown course={course} store={store} />}
      </RequestView>
    </SidePanel>
  );
});
