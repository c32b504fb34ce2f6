import { questionOutcomes, type QuestionImport } from '@banyan/contracts/exam';
import { ConfirmCount, ViewTabs } from '@banyan/core-console/views';
import { ListView, useFailureText } from '@banyan/core-screen/views';
import { Button, EmptyState, Notice } from '@banyan/ui';
import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { ColumnsPart } from './ColumnsPart.tsx';
import { FileQuestion } from './FileQuestion.tsx';
import { FileRibbon } from './FileRibbon.tsx';
import type { QuestionImportStore } from './QuestionImportStore.ts';

const Summary = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px var(--console-edge, 32px);

  & small {
    color: var(--ink-2);
  }
`;

const Rows = styled.ul`
  border-top: 1px solid var(--line);
`;

export interface CheckQuestionsProps {
  store: QuestionImportStore;
  detail: QuestionImport;
}

/** Actions of the check: the rest as a file, and bringing in what is right. */
export const CheckQuestionsHead = observer(function CheckQuestionsHead({ store, detail }: CheckQuestionsProps) {
  const { t, number } = useWords();
  const [asking, setAsking] = useState(false);
  const { behind, changing, saving, toWrite } = store;
  const { changed, new: fresh } = detail.counts;
  const [n, kept] = [number(toWrite), number(behind)];
  return (
    <>
      {behind === 0 ? null : (
        <Button
          icon={<Download size={16} aria-hidden="true" />}
          pending={saving.isPending()}
          onClick={() => void saving.run()}
        >
          {t('questionImport.rest', { n: kept })}
        </Button>
      )}
      <Button
        variant="primary"
        shut={toWrite === 0 || changing.isPending()}
        onClick={() => {
          if (toWrite > 0) setAsking(true);
        }}
      >
        {toWrite === 0
          ? t('questionImport.noRun')
          : behind === 0
            ? t('questionImport.run', { n })
            : t('questionImport.runKeep', { n, kept })}
      </Button>
      <ConfirmCount
        open={asking}
        title={t('questionImport.runTitle', { n })}
        count={toWrite}
        confirmText={t('questionImport.run', { n })}
        onConfirm={() => store.run()}
        onClose={() => setAsking(false)}
      >
        {t('questionImport.runText', { fresh: number(fresh), changed: number(changed) })}
      </ConfirmCount>
    </>
  );
});

/** The questions of a file, beside what they would become. */
export const CheckQuestions = observer(function CheckQuestions({ store, detail }: CheckQuestionsProps) {
  const { t, number } = useWords();
  const failureText = useFailureText();
  const { counts, head, remembered, ribbon, whole } = detail;
  const failure = store.changing.failureOf() ?? store.saving.failureOf();
  return (
    <>
      <Summary>
        <p>
          {t('questionImport.summary', {
            n: number(store.toWrite),
            fresh: number(counts.new),
            changed: number(counts.changed),
          })}{' '}
          {counts.fault === 0 ? null : <b>{t('questionImport.cannot', { n: number(counts.fault) })} </b>}
          {counts.double === 0 ? null : <b>{t('questionImport.doubles', { n: number(counts.double) })} </b>}
          {t('questionImport.nothingYet')}
        </p>
        <FileRibbon ribbon={ribbon} />
        {remembered ? <small>{t('questionImport.remembered')}</small> : null}
        {whole.map(({ line, right, wrong }) => (
          <Notice key={`${line ?? ''} ${wrong}`} tone="warn">
            {line === null ? null : `${t('questionImport.line', { n: number(line) })} `}
            {wrong} {right}
          </Notice>
        ))}
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {t('questionImport.failed', { why: failureText(failure) })}
          </Notice>
        )}
      </Summary>
      {head.length === 0 ? null : <ColumnsPart store={store} detail={detail} />}
      <ViewTabs
        label={t('questionImport.views')}
        views={[
          { id: '', label: t('questionImport.outcome.all'), count: ribbon.length },
          ...questionOutcomes
            .filter((one) => counts[one] > 0)
            .map((one) => ({ id: one, label: t(`questionImport.outcome.${one}`), count: counts[one] })),
        ]}
        selected={store.outcome}
        onSelect={(id) => void store.showOutcome(questionOutcomes.find((one) => one === id) ?? '')}
      />
      <ListView
        list={store.questions}
        label={t('questionImport.questions')}
        frame={(rows, label) => <Rows aria-label={label}>{rows}</Rows>}
        empty={
          <EmptyState
            level={2}
            label={t('questionImport.none')}
            description={t('questionImport.noneText')}
            actions={null}
          />
        }
      >
        {(question) => <FileQuestion store={store} question={question} />}
      </ListView>
    </>
  );
});
