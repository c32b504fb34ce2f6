import { type ImportedQuestion, type QuestionChoice } from '@banyan/contracts/exam';
import { Button, Tag } from '@banyan/ui';
import { Pencil } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { FileDraft } from './FileDraft.tsx';
import { MendQuestion } from './MendQuestion.tsx';
import type { QuestionImportStore } from './QuestionImportStore.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) minmax(0, 1fr);
  gap: 8px 24px;
  padding: 12px var(--console-edge, 32px);
  border-bottom: 1px solid var(--line);

  & > pre,
  & > dl {
    margin: 0;
    padding: 8px 12px;
    align-self: start;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    background: var(--bg);
    color: var(--ink-2);
    font-size: var(--t12);
    line-height: 20px;
  }
  & > pre {
    font-family: ui-monospace, Menlo, Consolas, monospace;
  }
  &[data-fault] > pre,
  &[data-fault] > dl {
    background: var(--warn-soft);
    border-inline-start: 3px solid var(--warn-graphic);
  }
  & dt {
    color: var(--ink-3);
  }
  & dd {
    margin: 0 0 4px;
  }
  & > div {
    display: grid;
    gap: 8px;
    align-content: start;
  }
  & > small {
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & b {
    color: var(--warn);
    font-weight: 400;
  }
  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export interface FileQuestionProps {
  store: QuestionImportStore;
  question: ImportedQuestion;
}

/** A question of a file: what stands there, what it would become, and what can be done about it. */
export const FileQuestion = observer(function FileQuestion({ store, question }: FileQuestionProps) {
  const { t, number } = useWords();
  const { at, choice, draft, faults, file, line, lost, mended, outcome, twin, twinInFile, written } = question;
  const choose = (next: QuestionChoice) => void store.change({ at, choice: next });
  const offered = (next: QuestionChoice, words: string) => (
    <Button size="sm" onClick={() => choose(next)}>
      {words}
    </Button>
  );
  return (
    <Row data-fault={outcome === 'fault' || outcome === 'double' || undefined}>
      <small>
        {t('questionImport.line', { n: number(line) })}
        {file === '' ? null : <br />}
        {file}
      </small>
      {written.text === null ? (
        <dl aria-label={t('questionImport.source')}>
          {Object.entries(written.cells).map(([column, words]) => (
            <div key={column}>
              <dt>{t(`questionImport.field.${column as keyof typeof written.cells}`)}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <pre aria-label={t('questionImport.source')}>{written.text}</pre>
      )}
      <div>
        <Acts>
          <Tag>{t(`questionImport.outcome.${outcome}`)}</Tag>
          {mended ? <Tag>{t('questionImport.mended')}</Tag> : null}
        </Acts>
        {draft === null ? null : <FileDraft draft={draft} />}
        {faults.map(({ right, wrong }) => (
          <p key={wrong}>
            <b>{wrong}</b> {right}
          </p>
        ))}
        {twin === '' ? null : (
          <p>
            <b>{t(twinInFile ? 'questionImport.twinInFile' : 'questionImport.twin', { stem: twin })}</b>
          </p>
        )}
        {lost.length === 0 ? null : (
          <p>
            {t('questionImport.lost')} {lost.join(' ')}
          </p>
        )}
        {store.mending === at ? (
          <MendQuestion key={at} store={store} question={question} />
        ) : (
          <Acts>
            <Button size="sm" icon={<Pencil size={14} aria-hidden="true" />} onClick={() => store.mend(at)}>
              {t('questionImport.mend')}
            </Button>
            {twin === '' || twinInFile || choice === 'version' ? null : offered('version', t('questionImport.version'))}
            {twin === '' || choice === 'beside' ? null : offered('beside', t('questionImport.beside'))}
            {choice === ''
              ? null
              : offered('', t(choice === 'skip' ? 'questionImport.take' : 'questionImport.unchoose'))}
            {choice === 'skip' ? null : offered('skip', t('questionImport.skip'))}
          </Acts>
        )}
      </div>
    </Row>
  );
});
