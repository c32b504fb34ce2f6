import { screenHref } from '@banyan/contracts';
import { courseManageScreens, type CourseStatistics } from '@banyan/contracts/course';
import { ListExport, PageHead, ThingView, ViewTabs } from '@banyan/core-console/views';
import { useShow } from '@banyan/core-screen/views';
import { LinkButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useParams, useSearchParams } from 'react-router-dom';
import { courseDomain } from '../../course.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { FiguresTab } from './FiguresTab.tsx';
import { PeopleTab } from './PeopleTab.tsx';
import { makeStatisticsStore, type StatisticsStore } from './StatisticsStore.ts';

const Shown = observer(function Shown({ store, figures }: { store: StatisticsStore; figures: CourseStatistics }) {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'people' ? 'people' : 'figures';
  return (
    <>
      <PageHead
        title={figures.title}
        actions={
          <>
            {tab === 'people' && figures.mayExport ? (
              <ListExport
                store={store.leaving}
                count={store.table.total}
                onExport={(format) => store.exportAs(format)}
              />
            ) : null}
            <LinkButton href={screenHref(courseManageScreens.editCourse, { id: store.id })}>
              {t('statistics.edit')}
            </LinkButton>
          </>
        }
      />
      <ViewTabs
        label={t('statistics.tabs')}
        selected={tab}
        onSelect={(next) => setParams(next === 'people' ? { tab: 'people' } : {})}
        views={[
          { id: 'figures', label: t('statistics.tab.figures') },
          { id: 'people', label: t('statistics.tab.people'), count: figures.people },
        ]}
      />
      {tab === 'people' ? (
        <PeopleTab store={store} mayRemind={figures.mayRemind} />
      ) : (
        <FiguresTab store={store} figures={figures} />
      )}
    </>
  );
});

/** Statistics of a course: how far people are, where attention goes, and who is reminded. */
export const StatisticsPage = observer(function StatisticsPage() {
  const { id = '' } = useParams();
  const store = courseDomain.useStore(makeStatisticsStore, Number(id));
  const { t } = useWords();
  useShow(store, () => store.show(), id);
  return (
    <ThingView
      request={store.figures}
      title={t('title.courseStatistics')}
      listHref={courseManageScreens.manageCourses.path}
      listText={t('editor.allCourses')}
      failed={t('statistics.failed')}
      loading={t('loading')}
    >
      {(figures) => <Shown store={store} figures={figures} />}
    </ThingView>
  );
});
