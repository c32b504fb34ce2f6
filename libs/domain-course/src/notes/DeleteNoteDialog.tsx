import type { Note } from '@banyan/contracts/course';
import { useFailureText, RemovalDialog } from '@banyan/core-screen/views';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Said = styled.blockquote`
  margin: 12px 0;
  padding: 8px 12px;
  border-radius: var(--r-ctl);
  background: var(--sunken);
  color: var(--ink-2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export interface DeleteNoteDialogProps {
  /** The note to delete; null: the dialog is closed. */
  note: Note | null;
  pending: boolean;
  /** Error of the deletion; undefined for none. */
  failure?: unknown;
  onClose: () => void;
  onRemove: (note: Note) => void;
}

/** Confirmation before a note is deleted. */
export function DeleteNoteDialog({ note, pending, failure, onClose, onRemove }: DeleteNoteDialogProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const begins = [...(note?.text ?? '')].slice(0, 80).join('');
  return (
    <RemovalDialog
      open={note !== null}
      title={t('notes.deleting.title')}
      keep={t('notes.deleting.keep')}
      remove={t('notes.deleting.now')}
      pending={pending}
      failure={failure === undefined ? undefined : failureText(failure, t('notes.asBefore'))}
      onClose={onClose}
      onRemove={() => note !== null && onRemove(note)}
    >
      <p>{t('notes.deleting.text')}</p>
      {begins === '' ? null : <Said>{begins}</Said>}
    </RemovalDialog>
  );
}
