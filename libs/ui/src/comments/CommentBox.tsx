import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../components/Button.tsx';
import { TextArea } from '../components/TextArea.tsx';
import { countCharacters } from '../format/characters.ts';

const Box = styled.form`
  display: grid;
  gap: 8px;
  margin-block-start: 8px;

  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
  }
`;

/** The words of a box to say something in. */
export interface CommentBoxWords {
  placeholder: string;
  send: string;
  cancel: string;
  /** What is wrong when it is too long. */
  tooLong: string;
  /** It could not be sent; what was written is still there. */
  failed: string;
}

export interface CommentBoxProps {
  /** What the box is for, e.g. "Answer Siyuan Li". */
  label: string;
  /** Every word it says, in the reader's language. */
  words: CommentBoxWords;
  /** Sends what was written, without spaces around it. The box empties when the promise is kept and keeps it when not. */
  onSend: (text: string) => Promise<void>;
  /** Closes the box; Escape does the same. Without it there is no such button. */
  onCancel?: () => void;
  /** No more characters than this, as people count them. */
  most?: number;
  /** It was opened by a button: the focus comes here when the box appears. */
  begins?: boolean;
}

/** Where something is said. Control or Command with Enter sends it. */
export function CommentBox({ label, words, onSend, onCancel, most = 500, begins = false }: CommentBoxProps) {
  const [text, setText] = useState('');
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (begins) area.current?.focus();
  }, [begins]);

  const said = text.trim();
  const sendable = said !== '' && countCharacters(text) <= most && state !== 'sending';
  const send = async () => {
    if (!sendable) return;
    setState('sending');
    try {
      await onSend(said);
      setText('');
      setState('idle');
    } catch {
      setState('failed');
      area.current?.focus();
    }
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
    if (event.key === 'Escape' && said === '') onCancel?.();
  };
  return (
    <Box
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        ref={area}
        label={label}
        hideLabel
        rows={2}
        placeholder={words.placeholder}
        maxLength={most}
        tooLongText={words.tooLong}
        error={state === 'failed' ? words.failed : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={keys}
      />
      <div>
        {onCancel === undefined ? null : (
          <Button size="sm" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        <Button size="sm" type="submit" variant="primary" disabled={said === ''} pending={state === 'sending'}>
          {words.send}
        </Button>
      </div>
    </Box>
  );
}
