import type { Editor } from '@tiptap/react';
import { useState, type RefObject, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../components/Button.tsx';
import { TextField } from '../components/TextField.tsx';
import { Popover } from '../overlays/Popover.tsx';
import { takesFocus } from '../overlays/takes-focus.ts';
import type { RichTextEditorWords } from './editor-types.ts';
import { linkAddress } from './link-address.ts';

const Form = styled.form`
  width: 296px;
  max-width: 100%;

  & > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
    margin-block-start: 12px;
  }
`;

/** Makes the selection a link, or changes the link around it; an empty selection gets the address as its words. */
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus();
  if (editor.isActive('link')) chain.extendMarkRange('link').setLink({ href }).run();
  else if (editor.state.selection.empty) {
    const text = href.replace(/^(?:mailto:|tel:)/i, '');
    chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else chain.setLink({ href }).run();
}

export interface LinkFormProps {
  /** The editor it belongs to. */
  editor: Editor;
  /** All its texts, in the reader's language. */
  words: RichTextEditorWords;
  /** The element it opens beside. */
  anchor: RefObject<HTMLElement | null>;
  /** Called when it should close: the caller sets `open`. */
  onClose: () => void;
}

/** Asks for a link's address. Enter applies it, Escape leaves the text as it was. */
export function LinkForm({ editor, words, anchor, onClose }: LinkFormProps) {
  const current: unknown = editor.getAttributes('link')['href'];
  const linked = typeof current === 'string';
  const [text, setText] = useState(linked ? current : '');
  const [wrong, setWrong] = useState(false);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // In React's tree the form is nested in a form of the page, which must not be submitted.
    event.stopPropagation();
    const href = linkAddress(text);
    if (href === null) {
      setWrong(true);
      return;
    }
    onClose();
    setLink(editor, href);
  };
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };

  return (
    <Popover
      open
      anchor={anchor}
      label={words.link}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Form noValidate onSubmit={submit}>
        <TextField
          {...takesFocus}
          label={words.linkAddress}
          type="url"
          inputMode="url"
          value={text}
          hint={words.linkHint}
          error={wrong ? words.linkError : undefined}
          onChange={({ target }) => {
            setText(target.value);
            setWrong(false);
          }}
        />
        <footer>
          {linked ? (
            <Button variant="ghost" size="sm" onClick={remove}>
              {words.linkRemove}
            </Button>
          ) : null}
          <Button type="submit" variant="primary" size="sm">
            {words.linkApply}
          </Button>
        </footer>
      </Form>
    </Popover>
  );
}
