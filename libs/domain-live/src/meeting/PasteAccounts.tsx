import { Button, Notice, TextArea } from '@banyan/ui';
import { useFailureText } from '@banyan/core-screen/views';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { MeetingFormStore } from './MeetingFormStore.ts';

const Part = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;

  & > div {
    justify-self: stretch;
  }
  /* Its text aligns with the field. */
  & > button {
    margin-inline-start: -12px;
  }
  & > div:last-child {
    display: flex;
    gap: 8px;
  }
`;
const mostAccounts = 300;

export interface PasteAccountsProps {
  writer: Pick<MeetingFormStore, 'paste' | 'pasted'>;
  /** Ids of the people found. */
  onAdd: (ids: string[]) => void;
}

/** Adds people by accounts pasted from a list or table; unknown accounts are named. */
export const PasteAccounts = observer(function PasteAccounts({ writer, onAdd }: PasteAccountsProps) {
  const { t, list } = useWords();
  const failureText = useFailureText();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [empty, setEmpty] = useState(false);
  const { paste, pasted } = writer;
  const accounts = [...new Set(text.split(/[\s,;，；、]+/).filter((one) => one !== ''))];
  const add = async () => {
    setEmpty(accounts.length === 0);
    if (accounts.length === 0) return;
    const asked = accounts.slice(0, mostAccounts).map((one) => one.slice(0, 60));
    if (!(await paste.run(asked))) return;
    const found = writer.pasted?.people ?? [];
    onAdd(found.map(({ id }) => String(id)));
    setText((writer.pasted?.missing ?? []).join('\n'));
  };
  if (!open) {
    return (
      <Part>
        <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
          {t('meetings.form.paste')}
        </Button>
      </Part>
    );
  }
  const failure = paste.failureOf();
  return (
    <Part>
      <TextArea
        label={t('meetings.form.pasteLabel')}
        hint={t('meetings.form.pasteHint')}
        error={empty && accounts.length === 0 ? t('meetings.form.pasteEmpty') : undefined}
        rows={3}
        maxRows={8}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
      {pasted === null ? null : (
        <Notice tone={pasted.missing.length === 0 ? 'ok' : 'warn'} live>
          {t('meetings.form.pasted', { count: pasted.people.length })}
          {pasted.missing.length === 0
            ? null
            : ` ${t('meetings.form.pasteMissing', { accounts: list(pasted.missing.slice(0, 20)) })}`}
        </Notice>
      )}
      <div>
        <Button size="sm" pending={paste.isPending()} onClick={() => void add()}>
          {t('meetings.form.pasteAdd')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setOpen(false)}>
          {t('meetings.form.pasteClose')}
        </Button>
      </div>
    </Part>
  );
});
