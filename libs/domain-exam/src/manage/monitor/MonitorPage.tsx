import { assessmentScreens, isUnderWay } from '@banyan/contracts/exam';
import { ThingView, useKeys } from '@banyan/core-console/views';
import { useEvery, useShow } from '@banyan/core-screen/views';
import { EmptyState, Notice, SegmentedControl } from '@banyan/ui';
import { SearchField } from '@banyan/ui/fields';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { examDomain } from '../../exam.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { Hall } from './Hall.tsx';
import { MonitorHead } from './MonitorHead.tsx';
import { makeMonitorStore, type MonitorStore } from './MonitorStore.ts';
import { MonitorSummary } from './MonitorSummary.tsx';
import { PaperList } from './PaperList.tsx';
import { SupervisePanel } from './SupervisePanel.tsx';

/** Interval at which the picture is read again, ms. */
const refreshMs = 10_000;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(320px, 384px);
  flex: 1;
  min-height: 0;
  border-top: 1px solid var(--line);

  & > * {
    min-width: 0;
    overflow: auto;
  }
  & > aside {
    border-inline-start: 1px solid var(--line);

    & > header {
      display: flex;
      gap: 8px;
      padding: 16px 24px;
      border-bottom: 1px solid var(--line);
      font-weight: 600;

      & small {
        color: var(--ink-3);
        font-weight: 400;
      }
    }
    & > p {
      padding: 16px 24px;
      color: var(--ink-2);
    }
  }
`;

const Find = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  padding: 12px var(--console-edge, 32px);

  & > small {
    margin-inline-start: auto;
    font-size: var(--t12);
    color: var(--ink-3);
  }
`;

const People = styled.div`
  padding: 0 var(--console-edge, 32px) 32px;
`;

const Shown = observer(function Shown({ store }: { store: MonitorStore }) {
  const { t, number } = useWords();
  const exam = store.exam.value;
  const mayAct = exam?.mayAct === true && store.open.length > 0;
  useKeys({
    m: () => (mayAct ? store.ask('tell', 'all') : false),
    e: () => (mayAct ? store.ask('extend', 'all') : false),
  });
  if (exam === null) return null;
  const { selected, toLookAt } = store;
  const looked = selected === undefined || toLookAt.includes(selected) ? toLookAt : [selected, ...toLookAt];
  return (
    <>
      <MonitorHead store={store} exam={exam} mayAct={mayAct} />
      {store.done === null ? null : (
        <Notice tone="ok" live>
          {t('monitor.done', { count: store.done, n: number(store.done) })}
        </Notice>
      )}
      {store.papers.length === 0 ? (
        <EmptyState
          level={2}
          label={t('monitor.nobody')}
          description={t('monitor.nobodyText', { n: number(exam.absent) })}
        />
      ) : (
        <Columns>
          <div>
            <MonitorSummary store={store} />
            <Find>
              <SegmentedControl
                label={t('monitor.view.label')}
                value={store.view}
                options={(['departments', 'list'] as const).map((value) => ({
                  value,
                  label: t(`monitor.view.${value}`),
                }))}
                onChange={(value) => store.showAs(value)}
              />
              <SearchField
                label={t('monitor.find')}
                hideLabel
                placeholder={t('monitor.find')}
                value={store.q}
                onChange={(q) => store.search(q)}
              />
              <small>{t('monitor.hallHint')}</small>
            </Find>
            <People>
              {store.view === 'departments' ? (
                <Hall store={store} />
              ) : (
                <PaperList store={store} papers={store.found} label={t('monitor.people')} />
              )}
            </People>
          </div>
          <aside aria-label={t('monitor.toLookAt')}>
            <header>
              {t('monitor.toLookAt')} <small>{number(toLookAt.length)}</small>
            </header>
            {looked.length === 0 ? <p>{t('monitor.allFine')}</p> : null}
            {store.view === 'list' && selected !== undefined ? (
              <PaperList
                store={store}
                papers={toLookAt.filter(({ id }) => id !== selected.id)}
                label={t('monitor.toLookAt')}
              />
            ) : (
              <PaperList store={store} papers={looked} label={t('monitor.toLookAt')} />
            )}
          </aside>
        </Columns>
      )}
      <SupervisePanel store={store} />
    </>
  );
});

/** An exam while it runs: who sits it and how, whom to look at, more time, words, hand-in, and its end. */
export const MonitorPage = observer(function MonitorPage() {
  const { id = '' } = useParams();
  const store = examDomain.useStore(makeMonitorStore, Number(id));
  const { t } = useWords();
  useShow(store, () => store.show(), id);
  const state = store.exam.value?.state;
  const runs = (state !== undefined && isUnderWay(state)) || store.open.length > 0;
  useEvery(refreshMs, runs, () => store.refresh());
  return (
    <ThingView
      request={store.exam}
      title={t('title.watchExam')}
      listHref={assessmentScreens.manageExams.path}
      listText={t('manageExam.allExams')}
      failed={t('manageExams.gone')}
      loading={t('manageExams.loading')}
    >
      {() => <Shown store={store} />}
    </ThingView>
  );
});
