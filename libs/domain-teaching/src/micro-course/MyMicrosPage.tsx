import { microListQuery, microTabs, type MicroTab } from '@banyan/contracts/teaching';
import { ListPage, useFailureText, useRefresh, useShow } from '@banyan/core-screen/views';
import { Button, EmptyState, LinkButton, Notice, SortTabs } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { teachingDomain } from '../teaching.domain.ts';
import { teachingLinks } from '../teaching.links.ts';
import { useWords } from '../shared/useWords.ts';
import { MicroRow } from './MicroRow.tsx';
import { makeMyMicros, type MyMicrosStore } from './MyMicrosStore.ts';

const Above = styled.div`
  display: grid;
  gap: 16px;
  margin-bottom: 16px;
`;

const Head = observer(function Head({ state, store }: { state: MicroTab; store: MyMicrosStore }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { counts, putBack, removed } = store;
  const failure = putBack.failureOf();
  const label = (tab: MicroTab, count = 0) =>
    count === 0 ? t(`micro.tab.${tab}`) : `${t(`micro.tab.${tab}`)} ${count}`;
  return (
    <Above>
      <SortTabs
        label={t('micro.states')}
        current={state}
        items={microTabs.map((tab, index) => ({
          id: tab,
          label: label(tab, counts[index]),
          href: teachingLinks.micros.href({ state: tab }),
        }))}
      />
      {removed === null ? null : (
        <Notice
          tone={failure === undefined ? 'info' : 'danger'}
          live
          action={
            <Button size="sm" pending={putBack.isPending()} onClick={() => void putBack.run(removed)}>
              {t('micro.undo')}
            </Button>
          }
        >
          {failure === undefined
            ? t('micro.removed', { title: removed.draft.title.trim() || t('micro.untitled') })
            : failureText(failure)}
        </Notice>
      )}
    </Above>
  );
});

/** Page of the author's micro-courses. */
export const MyMicrosPage = observer(function MyMicrosPage() {
  const store = teachingDomain.useStore(makeMyMicros);
  const { t } = useWords();
  const [params] = useSearchParams();
  const { state } = microListQuery.read(params);
  const begin = (
    <LinkButton variant="primary" href={teachingLinks.upload.href()}>
      {t('micro.begin')}
    </LinkButton>
  );
  useShow(store, () => store.show(state), state);
  useRefresh(() => store.list.refresh());
  return (
    <ListPage
      title={t('title.micros')}
      actions={begin}
      above={<Head state={state} store={store} />}
      list={store.list}
      label={t('micro.list')}
      failed={t('micro.failed')}
      empty={
        <EmptyState
          level={2}
          label={t(state === 'all' ? 'micro.none' : 'micro.noneHere')}
          description={t('micro.noneText')}
          actions={
            state === 'all' ? begin : <LinkButton href={teachingLinks.micros.href()}>{t('micro.tab.all')}</LinkButton>
          }
        />
      }
    >
      {(micro) => <MicroRow micro={micro} store={store} />}
    </ListPage>
  );
});
