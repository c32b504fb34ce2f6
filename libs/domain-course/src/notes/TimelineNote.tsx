import type { Note } from '@banyan/contracts/course';
import { useFailureText } from '@banyan/core-screen/views';
import { IconButton } from '@banyan/ui';
import { PencilLine, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { ImageRow } from '@banyan/ui/media';
import { NoteState } from './NoteState.tsx';
import { usePlaceWords } from './usePlaceWords.ts';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: 4px 16px;
  padding-block: 10px;
  padding-inline: 12px 16px;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 76px;
    width: 1px;
    background: var(--line);
  }
  &:hover,
  &:focus-within {
    background: var(--sunken);
  }
  & > button,
  & > span {
    align-self: start;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    font-size: var(--t12);
    font-weight: 600;
    line-height: 22px;
    text-align: end;
    font-variant-numeric: tabular-nums;
    color: var(--ink-2);
  }
  & > button {
    cursor: pointer;
  }
  & > button:hover {
    color: var(--accent-text);
    text-decoration: underline;
  }
  & > div {
    min-width: 0;
    padding-inline-start: 12px;
  }
  & > div > p {
    line-height: 22px;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & > div > p[data-quiet] {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
  & > div > footer {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 28px;
  }
  & > div > footer > :nth-child(2) {
    margin-inline-start: auto;
  }
`;

export interface TimelineNoteProps {
  note: Note;
  /** Error of a change; undefined for none. */
  failure?: unknown;
  pending: boolean;
  onGo: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One of the learner's notes at its second or page of the chapter. */
export function TimelineNote({ note, failure, pending, onGo, onEdit, onRemove }: TimelineNoteProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const placeOf = usePlaceWords();
  const place = placeOf(note);
  const begins = [...note.text].slice(0, 20).join('');
  return (
    <Row>
      {note.pin === 'whole' ? (
        <span>{t('notes.whole')}</span>
      ) : (
        <button type="button" onClick={onGo} aria-label={t('notes.goTo', { place })}>
          {place}
        </button>
      )}
      <div>
        {note.text === '' ? null : <p>{note.text}</p>}
        <ImageRow label={t('notes.images')} images={note.images} />
        {note.state === 'rejected' ? <p data-quiet="">{t('notes.reason', { reason: note.reason })}</p> : null}
        <footer>
          <NoteState note={note} />
          {/* Keeps the focus, so that a following dialog can return it. */}
          <IconButton size="xs" label={t('notes.edit', { begins })} shut={pending} onClick={onEdit}>
            <PencilLine size={16} aria-hidden="true" />
          </IconButton>
          <IconButton size="xs" label={t('notes.delete', { begins })} disabled={pending} onClick={onRemove}>
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </footer>
        {failure === undefined ? null : <p role="alert">{failureText(failure, t('notes.asBefore'))}</p>}
      </div>
    </Row>
  );
}
