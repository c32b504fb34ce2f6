import type { ImportedRow } from '@banyan/contracts/organisation';
import { Button, Checkbox, TextField } from '@banyan/ui';
import { Popover } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { ImportStore } from './ImportStore.ts';
import { useImportWords } from './useImportWords.ts';

const Cell = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;
  line-height: 16px;

  & > button {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    padding-inline: 4px;
    border-bottom: 1px solid var(--warn-graphic);
    background: var(--warn-soft);
    text-align: start;
  }
  & > small {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    font-size: var(--t12);
    color: var(--warn);
  }
  &[data-out] {
    color: var(--ink-3);
    text-decoration: line-through;
  }
`;

const Editor = styled.form`
  display: grid;
  gap: 8px;
  min-width: 260px;
  padding: 12px;

  & small {
    color: var(--ink-2);
  }
`;

export interface RowCellProps {
  store: ImportStore;
  row: ImportedRow;
  /** Place of the cell in the row. */
  place: number;
  /** Column of the kind; null: left out. */
  column: string | null;
}

/** A cell of a file; one with a fault says so, and is mended where it stands. */
export const RowCell = observer(function RowCell({ store, row, place, column }: RowCellProps) {
  const { t, number } = useWords();
  const { columnName, faultText } = useImportWords();
  const button = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState(false);
  const text = row.cells[place] ?? '';
  if (column === null) return <Cell data-out="">{text}</Cell>;
  const fault = row.faults.find((one) => one.column === column);
  const change = row.changes.find(({ field }) => fieldOf(column) === field);
  const label = t('imports.mendLabel', {
    column: columnName(column, store.detail?.columns ?? []),
    n: number(row.line),
  });
  if (fault === undefined)
    return (
      <Cell>
        {text}
        {change === undefined || change.before === '' ? null : <small>{change.before}</small>}
      </Cell>
    );
  return (
    <Cell>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={editing}
        aria-label={`${label}: ${text} ${faultText(fault)}`}
        onClick={() => setEditing(true)}
      >
        {text === '' ? t('imports.empty') : text}
      </button>
      <Popover anchor={button} open={editing} onOpenChange={setEditing} label={label}>
        <CellEditor {...{ store, row, place, label, text }} onClose={() => setEditing(false)} />
      </Popover>
      <small title={faultText(fault)}>{faultText(fault)}</small>
    </Cell>
  );
});

/** Fields whose former value is told below the new one; kinds and flags have no words of their own in a file. */
const fields: Readonly<Record<string, string>> = { hired: 'hiredOn', role: '', locked: '' };
const fieldOf = (column: string) => fields[column] ?? column;

interface CellEditorProps {
  store: ImportStore;
  row: ImportedRow;
  place: number;
  label: string;
  text: string;
  onClose: () => void;
}

/** The field takes the focus as it opens. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** Words for a cell: Enter saves, Escape closes the popover. */
const CellEditor = observer(function CellEditor({ store, row, place, label, text, onClose }: CellEditorProps) {
  const { t } = useWords();
  const [value, setValue] = useState(text);
  const [all, setAll] = useState(true);
  const save = async () => {
    if (await store.mend({ line: row.line, place, value, all: all ? 'Y' : 'N' })) onClose();
  };
  return (
    <Editor
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField label={label} ref={takeFocus} value={value} onChange={(event) => setValue(event.target.value)} />
      <Checkbox checked={all} onChange={(event) => setAll(event.target.checked)}>
        {t('imports.mendAll')}
      </Checkbox>
      <Button type="submit" size="sm" variant="primary" pending={store.changing.isPending()}>
        {t('imports.mendSave')}
      </Button>
      <small>{store.changing.isPending() ? t('imports.mending') : t('imports.mendKeys')}</small>
    </Editor>
  );
});
