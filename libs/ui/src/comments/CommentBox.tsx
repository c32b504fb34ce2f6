import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../components/Button.tsx';
import { TextArea } from '../components/TextArea.tsx';
import { countCharacters } from '../format/characters.ts';
import { useLeaveGuard } from '../leave/leave-guard.ts';

const Box = styled.form`
  display: grid;
  gap: 8px;
  margin-block-start: 8px;

  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 8px;
  }
  & > div:last-child > [data-tools] {
    margin-inline-end: auto;
  }
`;

/** Texts of a comment box. */
export interface CommentBoxWords {
  placeholder: string;
  send: string;
  cancel: string;
  /** Error for a text that is too long. */
  tooLong: string;
  /** Error for a failed request; the text is kept. */
  failed: string;
}

export interface CommentBoxProps {
  /** Purpose of the box, e.g. "Answer Siyuan Li". */
  label: string;
  /** All its texts, in the reader's language. */
  words: CommentBoxWords;
  /** Sends the text, trimmed. The box empties when the promise resolves and keeps the text when it rejects. */
  onSend: (text: string) => Promise<void>;
  /** Closes the box; Escape does the same. Left out, there is no such button. */
  onCancel?: () => void;
  /** Maximum number of characters, as people count them. */
  most?: number;
  /** Draft from an earlier visit. */
  defaultText?: string;
  /** Called with the current text so that it can be kept as a draft; an empty string once it is sent. */
  onText?: (text: string) => void;
  /** Further buttons that insert text, e.g. a name. */
  tools?: (insert: Insert) => ReactNode;
  /** Opened by a button: the box takes the focus when it appears. */
  begins?: boolean;
}

type Insert = (text: string) => void;

/** Buttons that write into the box; a component of its own because it receives access to the box's text. */
function Tools({ render, insert }: { render: (insert: Insert) => ReactNode; insert: Insert }) {
  return render(insert);
}

/** A box to write a comment. Control or Command with Enter sends it. */
export function CommentBox({ label, words, onSend, onCancel, most = 500, begins = false, ...kept }: CommentBoxProps) {
  const { defaultText = '', onText, tools } = kept;
  const [text, setText] = useState(defaultText);
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const area = useRef<HTMLTextAreaElement>(null);
  /** The current text, for use after an await. */
  const written = useRef(defaultText);
  // A caller that keeps drafts restores them; otherwise leaving would lose the text.
  useLeaveGuard(text.trim() !== '' && onText === undefined);
  useEffect(() => {
    if (begins) area.current?.focus();
  }, [begins]);

  const write = (next: string) => {
    written.current = next;
    setText(next);
    onText?.(next);
  };
  const insert = (piece: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = area.current ?? {};
    write(`${text.slice(0, from)}${piece}${text.slice(to)}`);
    area.current?.focus();
  };
  const said = text.trim();
  const sendable = said !== '' && countCharacters(text) <= most && state !== 'sending';
  const send = async () => {
    if (!sendable) return;
    setState('sending');
    try {
      await onSend(said);
      // Text written while sending stays.
      write(written.current.startsWith(text) ? written.current.slice(text.length).trimStart() : written.current);
      setState('idle');
    } catch {
      setState('failed');
    }
    // The focus returns to the text, unless the reader has moved it out of the form.
    const { activeElement } = document;
    if (activeElement === document.body || area.current?.form?.contains(activeElement)) area.current?.focus();
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
        onChange={(event) => write(event.target.value)}
        onKeyDown={keys}
      />
      <div>
        {tools === undefined ? null : (
          <span data-tools="">
            <Tools render={tools} insert={insert} />
          </span>
        )}
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
