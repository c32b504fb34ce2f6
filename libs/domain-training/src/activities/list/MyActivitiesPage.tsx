import { myActivitiesQuery, myActivityTabs } from '@banyan/contracts/training';
import { ListPage, useRefresh, useShow } from '@banyan/core-screen/views';
import { EmptyState, LinkButton, SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { trainingDomain } from '../../training.domain.ts';
import { activityLinks } from '../activity.links.ts';
import { useActivityWords } from '../shared/useWords.ts';
import { ActivityRow } from './ActivityRow.tsx';
import { makeMyActivitiesStore } from './MyActivitiesStore.ts';

/** My activities: future and past ones. */
export const MyActivitiesPage = observer(function MyActivitiesPage() {
  const { list } = trainingDomain.useStore(makeMyActivitiesStore);
  const [params] = useSearchParams();
  const { t } = useActivityWords();
  const query = myActivitiesQuery.read(params);
  const { tab } = query;
  useShow(list, () => list.show(query), tab);
  useRefresh(() => list.refresh());
  return (
    <ListPage
      title={t('title.myActivities')}
      actions={
        <SegmentedControl
          label={t('myActivities.which')}
          value={tab}
          options={myActivityTabs.map((value) => ({
            value,
            label: t(`myActivities.tab.${value}`),
            href: activityLinks.myActivities.href({ tab: value }),
          }))}
        />
      }
      list={list}
      label={t('myActivities.list')}
      failed={t('activities.failed')}
      empty={
        <EmptyState
          level={2}
          label={t(`myActivities.none.${tab}`)}
          description={t(`myActivities.noneText.${tab}`)}
          actions={
            <LinkButton href={activityLinks.activities.href({ tab: 'registering' })}>
              {t('myActivities.find')}
            </LinkButton>
          }
        />
      }
    >
      {(activity) => <ActivityRow activity={activity} plain />}
    </ListPage>
  );
});
