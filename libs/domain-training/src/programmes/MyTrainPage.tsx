import { myTrainQuery, programmeTabs } from '@banyan/contracts/training';
import { ListPage, useRefresh, useShow } from '@banyan/core-screen/views';
import { EmptyState, LinkButton, SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { trainingDomain } from '../training.domain.ts';
import { trainingLinks } from '../training.links.ts';
import { makeMyTrainStore, type MyTrainStore } from './MyTrainStore.ts';
import { ProgrammeRow } from './ProgrammeRow.tsx';
import { useProgrammeWords } from './useProgrammeWords.ts';

const Line = styled.div`
  margin-bottom: 16px;
`;

const Parts = observer(function Parts({ store, tab }: { store: MyTrainStore; tab: (typeof programmeTabs)[number] }) {
  const { t, number } = useProgrammeWords();
  const counts = store.list.latest?.counts;
  const options = programmeTabs.map((value) => {
    const name = t(`myTrain.tab.${value}`);
    return {
      value,
      label: counts === undefined ? name : t('myTrain.tabCount', { name, n: number(counts[value]) }),
      href: trainingLinks.myTrain.href({ tab: value }),
    };
  });
  return <SegmentedControl label={t('myTrain.which')} value={tab} options={options} />;
});

/** My training: the requirements of each programme, and the missing tasks. */
export const MyTrainPage = observer(function MyTrainPage() {
  const store = trainingDomain.useStore(makeMyTrainStore);
  const [params] = useSearchParams();
  const { t } = useProgrammeWords();
  const { tab } = myTrainQuery.read(params);
  useShow(store.list, () => store.list.show(tab), tab);
  useRefresh(() => store.list.refresh());
  return (
    <ListPage
      title={t('title.myTrain')}
      description={t('myTrain.text')}
      above={
        <Line>
          <Parts store={store} tab={tab} />
        </Line>
      }
      list={store.list}
      label={t('myTrain.list')}
      failed={t('myTrain.failed')}
      empty={
        <EmptyState
          level={2}
          image={tab === 'ended' ? 'tick' : 'sprout'}
          label={t(`myTrain.none.${tab}`)}
          description={t('myTrain.noneText')}
          actions={
            tab === 'all' ? (
              <LinkButton variant="primary" href={trainingLinks.programmes.href()}>
                {t('myTrain.toAll')}
              </LinkButton>
            ) : (
              <LinkButton href={trainingLinks.myTrain.href()}>{t('myTrain.showAll')}</LinkButton>
            )
          }
        />
      }
    >
      {(programme, index) => <ProgrammeRow programme={programme} main={index === 0} />}
    </ListPage>
  );
});
