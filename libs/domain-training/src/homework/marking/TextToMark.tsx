import { placedCommentLimits, type HomeworkFile, type PlacedComment } from '@banyan/contracts/training';
import { Button, IconButton, shorten } from '@banyan/ui';
import { MessageSquarePlus } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { markedParts } from '../sheet/markedParts.ts';
import { useHomeworkWords } from '../useHomeworkWords.ts';
import { placeKey, type CommentPlace } from './markDraft.ts';
import { PlaceNotes } from './PlaceNotes.tsx';
import { paragraphsOf, selectedIn, trimmed, type Stretch } from './places.ts';

const Text = styled.div`
  display: grid;
  gap: 4px;
  max-width: 76ch;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 24px;
    gap: 8px;
    align-items: start;
  }
  & p {
    line-height: 26px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & mark {
    padding-block: 2px;
    background: var(--warn-soft);
    color: inherit;
    border-bottom: 2px solid var(--warn);
  }
  & sup {
    margin-inline: 2px;
    font-size: var(--t12);
    font-weight: 600;
    line-height: 1;
    color: var(--warn);
    user-select: none;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

export interface TextToMarkProps {
  text: string;
  files: readonly HomeworkFile[];
  comments: readonly PlacedComment[];
  /** Comments on a place; the text is empty for a new one. */
  onSay: (comment: PlacedComment) => void;
  onRemove: (place: CommentPlace) => void;
}

/** A submission with the marker's comments on its places: chosen by pointer or keyboard, or by paragraph. */
export function TextToMark({ text, files, comments, onSay, onRemove }: TextToMarkProps) {
  const { t } = useHomeworkWords();
  const root = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<Stretch | null>(null);
  const [fresh, setFresh] = useState('');
  useEffect(() => {
    const look = () => {
      const selection = document.getSelection();
      const within = root.current;
      if (selection === null || selection.rangeCount === 0 || within === null) return;
      // A selection elsewhere, such as in the field of a comment, changes nothing here.
      if (selection.anchorNode === null || !within.contains(selection.anchorNode)) return;
      const found = selectedIn(within, selection.getRangeAt(0));
      setPicked(found === null ? null : trimmed(text, found));
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [text]);

  const say = (place: CommentPlace) => {
    const key = placeKey(place);
    setFresh(key);
    setPicked(null);
    if (!comments.some((one) => placeKey(one) === key)) onSay({ ...place, words: '' });
  };
  const remove = (place: CommentPlace) => {
    setFresh('');
    onRemove(place);
    root.current?.focus();
  };
  const full = comments.length >= placedCommentLimits.count;
  return (
    <>
      <Text ref={root} role="group" tabIndex={-1} aria-label={t('marking.place.text')}>
        {paragraphsOf(text).map((paragraph, index) => (
          <div key={paragraph.from}>
            <Paragraph text={text} {...paragraph} comments={comments} />
            <IconButton
              size="xs"
              label={t('marking.place.paragraph', { no: index + 1 })}
              disabled={full}
              onClick={() => say({ ...paragraph, file: '' })}
            >
              <MessageSquarePlus size={16} aria-hidden="true" />
            </IconButton>
          </div>
        ))}
      </Text>
      <Acts>
        {text.trim() === '' ? null : (
          <Button
            size="sm"
            disabled={picked === null || full}
            // A press would clear the selection before it is read.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (picked === null ? undefined : say({ ...picked, file: '' }))}
          >
            {picked === null
              ? t('marking.place.selected')
              : t('marking.place.selectedOf', { of: shorten(text.slice(picked.from, picked.to), 12) })}
          </Button>
        )}
        {files.map(({ id, name }) => (
          <Button key={id} size="sm" disabled={full} onClick={() => say({ from: -1, to: -1, file: id })}>
            {t('marking.place.file', { name: shorten(name, 24) })}
          </Button>
        ))}
        {full ? <span>{t('marking.place.full', { count: placedCommentLimits.count })}</span> : null}
      </Acts>
      <PlaceNotes {...{ text, files, comments, fresh, onSay }} onRemove={remove} />
    </>
  );
}

/** A paragraph in pieces, each with its offset in the text. */
function Paragraph({ text, from, to, comments }: Stretch & { text: string; comments: readonly PlacedComment[] }) {
  const length = to - from;
  const own = comments.map((one) => ({
    ...one,
    from: Math.max(0, one.from - from),
    to: one.file === '' ? Math.min(length, one.to - from) : -1,
  }));
  return (
    <p>
      {markedParts(text.slice(from, to), own).map((part) => {
        const Piece = part.numbers.length === 0 ? 'span' : 'mark';
        return (
          <Fragment key={part.from}>
            <Piece data-from={from + part.from}>{part.text}</Piece>
            {part.ending.map((number) => (
              <sup key={number}>{number}</sup>
            ))}
          </Fragment>
        );
      })}
    </p>
  );
}
