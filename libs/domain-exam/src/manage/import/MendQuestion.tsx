import { questionColumns, type ImportedQuestion } from '@banyan/contracts/exam';
import { Button, TextArea } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { QuestionImportStore } from './QuestionImportStore.ts';

/** Columns that are offered whether or not the file has words in them. */
const usual = ['kind', 'stem', 'a', 'b', 'c', 'd', 'answer', 'explanation'] as const;

const Form = styled.form`
  display: grid;
  gap: 12px;

  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

export interface MendQuestionProps {
  store: QuestionImportStore;
  question: ImportedQuestion;
}

/** Mends a question in place: its text as it stands in the file, or its cells. */
export const MendQuestion = observer(function MendQuestion({ store, question }: MendQuestionProps) {
  const { t, number } = useWords();
  const { at, line, mended, written } = question;
  const [text, setText] = useState(written.text);
  const [cells, setCells] = useState(written.cells);
  const pending = store.changing.isPending();
  const columns = questionColumns.filter(
    (column) => usual.some((one) => one === column) || written.cells[column] !== undefined,
  );
  return (
    <Form
      aria-label={t('questionImport.mendTitle', { n: number(line) })}
      onSubmit={(event) => {
        event.preventDefault();
        void store.change({ at, written: { text, cells } });
      }}
    >
      {text === null ? (
        columns.map((column) => (
          <TextArea
            key={column}
            rows={1}
            label={t(`questionImport.field.${column}`)}
            value={cells[column] ?? ''}
            onChange={({ target }) => setCells({ ...cells, [column]: target.value })}
          />
        ))
      ) : (
        <TextArea
          rows={Math.min(14, text.split('\n').length + 2)}
          label={t('questionImport.mendText')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <div>
        <Button type="submit" size="sm" variant="primary" pending={pending}>
          {t('questionImport.mendGo')}
        </Button>
        {mended ? (
          <Button size="sm" onClick={() => void store.change({ at, written: null })}>
            {t('questionImport.asFile')}
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" onClick={() => store.mend(null)}>
          {t('questionImport.cancel')}
        </Button>
      </div>
    </Form>
  );
});
