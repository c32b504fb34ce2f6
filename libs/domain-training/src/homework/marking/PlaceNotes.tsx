import { placedCommentLimits, type HomeworkFile, type PlacedComment } from '@banyan/contracts/training';
import { IconButton, shorten, TextArea } from '@banyan/ui';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useHomeworkWords } from '../useHomeworkWords.ts';
import { placeKey, type CommentPlace } from './markDraft.ts';

const Notes = styled.ol`
  display: grid;
  gap: 12px;
  max-width: 76ch;
  padding-inline-start: 16px;
  border-inline-start: 2px solid var(--warn);

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 32px;
    gap: 8px;
    align-items: start;
  }
`;

export interface PlaceNotesProps {
  text: string;
  files: readonly HomeworkFile[];
  comments: readonly PlacedComment[];
  /** Key of the place whose comment is to be written next; empty: none. */
  fresh: string;
  onSay: (comment: PlacedComment) => void;
  onRemove: (place: CommentPlace) => void;
}

/** The marker's comments on places, to be changed or removed until the mark is given. */
export function PlaceNotes({ text, files, comments, fresh, onSay, onRemove }: PlaceNotesProps) {
  const { t } = useHomeworkWords();
  if (comments.length === 0) return null;
  const of = ({ file, from, to }: CommentPlace) =>
    file === '' ? text.slice(from, to) : (files.find(({ id }) => id === file)?.name ?? t('homework.aFile'));
  return (
    <Notes aria-label={t('homework.comments')}>
      {comments.map((comment, index) => (
        <Note
          key={placeKey(comment)}
          no={index + 1}
          of={shorten(of(comment), 24)}
          comment={comment}
          fresh={fresh === placeKey(comment)}
          {...{ onSay, onRemove }}
        />
      ))}
    </Notes>
  );
}

interface NoteProps extends Pick<PlaceNotesProps, 'onSay' | 'onRemove'> {
  no: number;
  of: string;
  comment: PlacedComment;
  fresh: boolean;
}

function Note({ no, of, comment, fresh, onSay, onRemove }: NoteProps) {
  const { t } = useHomeworkWords();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (fresh) field.current?.focus();
  }, [fresh]);
  const limit = placedCommentLimits.words;
  return (
    <li>
      <TextArea
        ref={field}
        label={t('marking.place.words', { no, of })}
        rows={1}
        maxLength={limit}
        tooLongText={t('homework.tooLong', { limit })}
        value={comment.words}
        onChange={(event) => onSay({ ...comment, words: event.target.value })}
      />
      <IconButton size="sm" label={t('marking.place.remove', { no })} onClick={() => onRemove(comment)}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
