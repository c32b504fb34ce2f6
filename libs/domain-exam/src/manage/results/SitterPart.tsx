import type { SitterPapers } from '@banyan/contracts/exam';
import { RowPanel } from '@banyan/core-console/views';
import { Moment, RequestView, useShow } from '@banyan/core-screen/views';
import { Button, DetailSkeleton, EmptyState, Facts, Notice, SegmentedControl, Tabs } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { QuestionCard } from '../../detail/QuestionCard.tsx';
import { Minutes } from '../../record/Minutes.tsx';
import { useWords } from '../../shared/useWords.ts';
import type { ResultsStore } from './ResultsStore.ts';
import { StandTag } from './useSitterColumns.tsx';

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 16px;
  align-items: start;

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

const Body = styled.div`
  display: grid;
  gap: 16px;

  & ol[data-paper] {
    display: grid;
    gap: 16px;
  }
`;

interface ShownProps {
  readonly store: ResultsStore;
  readonly read: SitterPapers;
  readonly mayAct: boolean;
}

const Shown = observer(function Shown({ mayAct, read, store }: ShownProps) {
  const { list, number, points, precise, t } = useWords();
  const [tab, setTab] = useState<'answers' | 'record'>('answers');
  const { hidden, papers, questions, record, shown, sitter } = read;
  const { account, attempts, department, faceFailures, markers, name, reason, score, stand, switches, tookS } = sitter;
  const paper = papers.find(({ id }) => id === shown);
  return (
    <Body>
      <Head>
        <div>
          <h2>{name}</h2>
          <p>{list([account, department].filter((word) => word !== ''))}</p>
        </div>
        <StandTag stand={stand} />
      </Head>
      <Facts
        rows={[
          { name: t('examResults.column.score'), value: score === null ? '–' : points(score) },
          { name: t('examResults.column.attempts'), value: number(attempts) },
          { name: t('examResults.column.reason'), value: reason === null ? '–' : t(`examResults.reason.${reason}`) },
          { name: t('examResults.column.took'), value: tookS === null ? '–' : precise(tookS) },
          { name: t('examResults.column.switches'), value: number(switches) },
          { name: t('examResults.faceFailures'), value: number(faceFailures) },
          {
            name: t('examResults.column.markers'),
            value: markers.length === 0 ? t('examResults.byKey') : list(markers),
          },
        ]}
      />
      {mayAct && paper !== undefined && paper.handedInAt !== null ? (
        <div>
          <Button
            size="sm"
            onClick={() => store.acts.ask({ act: 'reopen', chosen: { kind: 'rows', ids: [sitter.id] }, count: 1 })}
          >
            {t('examResults.act.reopen')}
          </Button>
        </div>
      ) : null}
      {papers.length < 2 ? null : (
        <SegmentedControl
          label={t('examResults.which')}
          value={String(shown)}
          options={papers.map(({ id, number: nth }) => ({
            value: String(id),
            label: t('examResults.attempt', { n: number(nth) }),
          }))}
          onChange={(id) => void store.papers.show({ person: sitter.id, paper: Number(id) })}
        />
      )}
      {record === null ? (
        <EmptyState level={3} label={t('examResults.noPaper')} description={t('examResults.noPaperText')} />
      ) : (
        <>
          {paper === undefined || papers.length < 2 ? null : (
            <p>
              <Moment at={paper.startedAt} /> · {paper.score === null ? '–' : points(paper.score)}
            </p>
          )}
          <Tabs
            label={t('examResults.paper')}
            selected={tab}
            onSelect={setTab}
            items={[
              {
                id: 'answers',
                label: t('examResults.tab.answers'),
                panel:
                  hidden === '' ? (
                    <ol data-paper="" aria-label={t('attempt.part.questions')}>
                      {questions.map((question) => (
                        <QuestionCard key={question.id} question={question} whose="theirs" />
                      ))}
                    </ol>
                  ) : (
                    <Notice>{t(`examResults.hidden.${hidden}`)}</Notice>
                  ),
              },
              { id: 'record', label: t('attempt.part.record'), panel: <Minutes record={record} /> },
            ]}
          />
        </>
      )}
    </Body>
  );
});

export interface SitterPartProps {
  store: ResultsStore;
  /** Whether the viewer may let people back in. */
  mayAct: boolean;
}

/** The person who is open beside the list: facts, the papers, answers, and what the record tells. */
export const SitterPart = observer(function SitterPart({ mayAct, store }: SitterPartProps) {
  const { t } = useWords();
  const { papers, table } = store;
  const person = Number(table.opened);
  useShow(papers, () => papers.show({ person, paper: 0 }), String(person));
  return (
    <RowPanel store={table} label={table.openedRow?.name ?? t('examResults.person')}>
      <RequestView
        request={papers}
        failed={t('examResults.goneText')}
        skeleton={<DetailSkeleton label={t('examResults.loading')} />}
      >
        {(read) => <Shown store={store} read={read} mayAct={mayAct} />}
      </RequestView>
    </RowPanel>
  );
});
