import { screenHref } from '@banyan/contracts';
import { assessmentScreens } from '@banyan/contracts/exam';
import { PageHead, useKeys } from '@banyan/core-console/views';
import { RequestView, useEvery, useShow } from '@banyan/core-screen/views';
import { Button, DetailSkeleton, EmptyState, LinkButton, Notice, SegmentedControl } from '@banyan/ui';
import { SearchField } from '@banyan/ui/fields';
import { AlarmClockPlus, MessageSquare } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { examDomain } from '../../exam.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { ExamStateTag } from '../exams/ExamStateTag.tsx';
import { Hall } from './Hall.tsx';
import { MonitorRibbon } from './MonitorRibbon.tsx';
import { makeMonitorStore, type MonitorStore } from './MonitorStore.ts';
import { PaperList } from './PaperList.tsx';
import { SupervisePanel } from './SupervisePanel.tsx';
import { TimeLeft } from './TimeLeft.tsx';

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

const Summary = styled.header`
  padding: 16px var(--console-edge, 32px);
  border-bottom: 1px solid var(--line);

  & > div:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: start;
    justify-content: space-between;
  }
  & h2 {
    font-size: var(--t20);
    line-height: 28px;
    font-weight: 600;
  }
  & p {
    color: var(--ink-2);
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

const Sentence = observer(function Sentence({ store }: { store: MonitorStore }) {
  const { t, number } = useWords();
  const { offline, open, restless, troubled } = store;
  const fine = open.length - offline.length - restless.length;
  const mayAct = store.exam.value?.mayAct === true;
  return (
    <div>
      <div>
        <h2>{t('monitor.sitting', { count: open.length, n: number(open.length), fine: number(fine) })}</h2>
        {offline.length === 0 ? null : (
          <p>
            {t('monitor.offlineNow', { count: offline.length, n: number(offline.length) })}{' '}
            {troubled === undefined
              ? null
              : t('monitor.troubled', { n: number(troubled.papers.length), name: troubled.department })}{' '}
            {t('monitor.offlineNote')}
          </p>
        )}
      </div>
      {troubled === undefined || !mayAct ? null : (
        <Button
          variant="primary"
          onClick={() => {
            store.select(0);
            store.ask('extend', 'department');
          }}
        >
          {t('monitor.giveDepartment', { name: troubled.department })}
        </Button>
      )}
    </div>
  );
});

const Shown = observer(function Shown({ store }: { store: MonitorStore }) {
  const { t, number } = useWords();
  const exam = store.exam.value;
  const isOpen = exam?.state === 'open';
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
      <PageHead
        title={
          <>
            {exam.title} <ExamStateTag state={exam.state} />
          </>
        }
        sentence={
          exam.stopReason === '' ? (
            <TimeLeft now={exam.now} until={store.lastEnd} />
          ) : (
            t('manageExams.stoppedFor', { reason: exam.stopReason })
          )
        }
        actions={
          <>
            <LinkButton href={screenHref(assessmentScreens.editExam, { id: store.id })}>
              {t('monitor.toExam')}
            </LinkButton>
            {mayAct ? (
              <>
                <Button icon={<MessageSquare size={16} aria-hidden="true" />} onClick={() => store.ask('tell', 'all')}>
                  {t('monitor.act.tell')}
                </Button>
                <Button
                  icon={<AlarmClockPlus size={16} aria-hidden="true" />}
                  onClick={() => store.ask('extend', 'all')}
                >
                  {t('monitor.act.extend')}
                </Button>
                <Button variant="danger" onClick={() => store.ask('collect', 'all')}>
                  {t('monitor.act.collect')}
                </Button>
              </>
            ) : null}
            {exam.mayAct && isOpen ? (
              <Button variant="danger" onClick={() => store.ask('stop', 'all')}>
                {t('monitor.act.stop')}
              </Button>
            ) : null}
          </>
        }
      />
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
            <Summary>
              <Sentence store={store} />
              <MonitorRibbon store={store} />
            </Summary>
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
              <SearchField label={t('monitor.find')} value={store.q} onChange={(q) => store.search(q)} />
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
  useEvery(refreshMs, store.exam.value?.state === 'open' || store.open.length > 0, () => store.refresh());
  return (
    <RequestView
      request={store.exam}
      failed={t('manageExams.gone')}
      skeleton={<DetailSkeleton label={t('manageExams.loading')} />}
    >
      {() => <Shown store={store} />}
    </RequestView>
  );
});
