import { screenHref } from '@banyan/contracts';
import { assessmentScreens, type ManagedExamDetail } from '@banyan/contracts/exam';
import { HistoryList, SidePanel } from '@banyan/core-console/views';
import { Moment, RequestView, useShow } from '@banyan/core-screen/views';
import { Button, DetailSkeleton, Facts, LinkButton, Tabs } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { ExamsStore } from './ExamsStore.ts';
import { ExamStateTag } from './ExamStateTag.tsx';
import { useExamActWords } from './useExamActWords.ts';

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
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

const ShownFacts = observer(function ShownFacts({ exam }: { exam: ManagedExamDetail }) {
  const { list, number, points, t } = useWords();
  const { audience, mean, passed, supervision } = exam;
  return (
    <Facts
      rows={[
        { name: t('manageExams.fact.kind'), value: t(`manageExams.kind.${exam.kind}`) },
        {
          name: t('manageExams.column.opens'),
          value: (
            <>
              <Moment at={exam.opensAt} /> – <Moment at={exam.closesAt} />
            </>
          ),
        },
        { name: t('manageExams.fact.duration'), value: t('manageExams.minutes', { n: number(exam.durationMin) }) },
        {
          name: t('manageExams.fact.paper'),
          value: t('manageExams.paper', { n: number(exam.questionCount), points: points(exam.fullScore) }),
        },
        {
          name: t('manageExams.fact.pass'),
          value: t('manageExams.meanOf', { n: points(exam.passScore), of: points(exam.fullScore) }),
        },
        { name: t('manageExams.fact.makeups'), value: number(exam.makeupCount) },
        {
          name: t('manageExams.column.audience'),
          value: audience === null ? t('manageExams.everyone') : number(audience),
        },
        { name: t('manageExams.fact.sitting'), value: number(exam.sitting) },
        { name: t('manageExams.column.sat'), value: number(exam.sat) },
        {
          name: t('manageExams.column.passed'),
          value: passed === null ? '–' : t('manageExams.percent', { n: number(Math.round(passed * 100)) }),
        },
        { name: t('manageExams.column.mean'), value: mean === null ? '–' : points(mean) },
        { name: t('manageExams.fact.waiting'), value: number(exam.waiting) },
        {
          name: t('manageExams.column.supervision'),
          value:
            supervision.length === 0
              ? t('manageExams.supervision.none')
              : list(supervision.map((way) => t(`manageExams.supervision.${way}`))),
        },
      ]}
    />
  );
});

const Shown = observer(function Shown({ exam, store }: { exam: ManagedExamDetail; store: ExamsStore }) {
  const { t } = useWords();
  const words = useExamActWords();
  const [tab, setTab] = useState<'facts' | 'history'>('facts');
  const { history, id, state, stopReason, title, unpublished } = exam;
  const act = state === 'archived' ? 'restore' : 'archive';
  return (
    <>
      <Head>
        <div>
          <h2>{title}</h2>
          {unpublished && state !== 'draft' ? <p>{t('manageExams.unpublished')}</p> : null}
          {stopReason === '' ? null : <p>{t('manageExams.stoppedFor', { reason: stopReason })}</p>}
        </div>
        <ExamStateTag state={state} />
      </Head>
      <Acts>
        <LinkButton variant="primary" href={screenHref(assessmentScreens.editExam, { id })}>
          {t(store.access.may('assessment.edit') ? 'manageExams.edit' : 'manageExams.look')}
        </LinkButton>
        {state === 'draft' || exam.kind === 'offline' ? null : (
          <LinkButton href={screenHref(assessmentScreens.watchExam, { id })}>{t('manageExams.watch')}</LinkButton>
        )}
        {state === 'draft' || state === 'upcoming' ? null : (
          <LinkButton href={screenHref(assessmentScreens.examResults, { id })}>{t('manageExams.results')}</LinkButton>
        )}
        {store.access.may('assessment.edit') ? (
          <Button onClick={() => store.openForm({ title, copyOf: id })}>{t('manageExams.copy')}</Button>
        ) : null}
        {store.access.may('assessment.publish') ? (
          <Button onClick={() => store.acts.ask({ act, chosen: { kind: 'rows', ids: [id] }, count: 1 })}>
            {t(`manageExams.act.${act}`)}
          </Button>
        ) : null}
      </Acts>
      <Tabs
        label={t('manageExams.tabs')}
        selected={tab}
        onSelect={setTab}
        items={[
          { id: 'facts', label: t('manageExams.tab.facts'), panel: <ShownFacts exam={exam} /> },
          {
            id: 'history',
            label: t('manageExams.tab.history'),
            panel: (
              <HistoryList
                label={t('manageExams.tab.history')}
                entries={history.map(({ act: name, at, changes, id: entry, who }) => ({
                  ...{ id: entry, at, who: who === '' ? t('manageExams.server') : who },
                  what: words.act(name),
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

export interface ExamPartProps {
  store: ExamsStore;
}

/** The exam that is open beside the list: facts, acts, history. */
export const ExamPart = observer(function ExamPart({ store }: ExamPartProps) {
  const { t, number } = useWords();
  const { detail, table } = store;
  const id = Number(table.opened);
  useShow(detail, () => detail.show(id), String(id));
  const place =
    table.openedPlace === 0
      ? {}
      : { place: t('manageExams.place', { n: number(table.openedPlace), total: number(table.total) }) };
  return (
    <SidePanel
      label={table.openedRow?.title ?? t('title.manageExams')}
      {...place}
      onStep={(step) => table.move(step)}
      onClose={() => table.close()}
    >
      <RequestView
        request={detail}
        failed={t('manageExams.gone')}
        skeleton={<DetailSkeleton label={t('manageExams.loading')} />}
      >
        {(exam) => <Shown exam={exam} store={store} />}
      </RequestView>
    </SidePanel>
  );
});
