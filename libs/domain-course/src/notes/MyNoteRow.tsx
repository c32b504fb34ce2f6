import type { Note } from '@banyan/contracts/course';
import { Moment } from '@banyan/core-screen/views';
import { Dot, IconButton, TextLink } from '@banyan/ui';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';
import { ImageRow } from '@banyan/ui/media';
import { NoteState } from './NoteState.tsx';
import { usePlaceWords } from './usePlaceWords.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 16px;
  padding: 16px 20px;

  & + & {
    border-top: 1px solid var(--line);
  }
  & > div {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
  & > div > p {
    max-width: 72ch;
    line-height: 24px;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & > div > small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
  & > div > p[data-reason] {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--danger);
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 12px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);

  & > :last-child::first-letter {
    text-transform: uppercase;
  }
`;

export interface MyNoteRowProps {
  note: Note;
  onRemove: () => void;
}

/** One of the learner's notes, with a link to its second or page. */
export function MyNoteRow({ note, onRemove }: MyNoteRowProps) {
  const { t } = useWords();
  const placeOf = usePlaceWords();
  const { changedAt, chapterId, chapterNo, chapterTitle, courseId, courseTitle, images, opens, pin, reason, state } =
    note;
  const place = placeOf(note);
  const begins = [...note.text].slice(0, 20).join('');
  const href = courseLinks.detail.href(courseId, {
    chapter: chapterId,
    ...(pin === 'whole' ? {} : { from: note.place }),
  });
  const where = courseTitle === '' ? t('notes.gone') : courseTitle;
  return (
    <Row>
      <div>
        {note.text === '' ? null : <p>{note.text}</p>}
        <ImageRow label={t('notes.images')} images={images} />
        {state === 'rejected' ? <p data-reason="">{t('notes.reason', { reason })}</p> : null}
        <small>
          {opens ? <TextLink href={href}>{where}</TextLink> : where}
          {chapterTitle === '' ? null : (
            <>
              <Dot />
              {t('notes.chapter', { no: chapterNo, title: chapterTitle })}
            </>
          )}
          {place === '' ? null : (
            <>
              <Dot />
              {place}
            </>
          )}
        </small>
        <Line>
          <NoteState note={note} />
          <span>
            <Moment at={changedAt} />
          </span>
        </Line>
      </div>
      <IconButton size="sm" label={t('notes.delete', { begins })} onClick={onRemove}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </Row>
  );
}
