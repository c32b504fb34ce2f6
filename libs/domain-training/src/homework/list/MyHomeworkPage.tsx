import { homeworkQuery, homeworkTabs } from '@banyan/contracts/training';
import { ListPage, useRefresh, useShow } from '@banyan/core-screen/views';
import { EmptyState, LinkButton, SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { trainingDomain } from '../../training.domain.ts';
import { trainingLinks } from '../../training.links.ts';
import { useHomeworkWords } from '../useHomeworkWords.ts';
import { HomeworkRow } from './HomeworkRow.tsx';
import { makeMyHomeworkStore } from './MyHomeworkStore.ts';

const Parts = styled.div`
  margin-bottom: 16px;
`;

/** My homework: to be written, waiting for a mark, results of the others. */
export const MyHomeworkPage = observer(function MyHomeworkPage() {
  const { list } = trainingDomain.useStore(makeMyHomeworkStore);
  const [params] = useSearchParams();
  const { t } = useHomeworkWords();
  const query = homeworkQuery.read(params);
  const { tab } = query;
  useShow(list, () => list.show(query), tab);
  useRefresh(() => list.refresh());
  return (
    <ListPage
      title={t('title.myHomework')}
      above={
        <Parts>
          <SegmentedControl
            label={t('homework.which')}
            value={tab}
            options={homeworkTabs.map((value) => ({
              value,
              label: t(`homework.tab.${value}`),
              href: trainingLinks.myHomework.href({ tab: value }),
            }))}
          />
        </Parts>
      }
      list={list}
      label={t('homework.list')}
      failed={t('homework.failed')}
      empty={
        <EmptyState
          level={2}
          image={tab === 'todo' ? 'tick' : 'sprout'}
          label={t(`homework.none.${tab}`)}
          description={t(`homework.noneText.${tab}`)}
          {...(tab === 'all'
            ? {}
            : { actions: <LinkButton href={trainingLinks.myHomework.href()}>{t('homework.showAll')}</LinkButton> })}
        />
      }
    >
      {(homework, index) => <HomeworkRow homework={homework} main={index === 0} />}
    </ListPage>
  );
});
