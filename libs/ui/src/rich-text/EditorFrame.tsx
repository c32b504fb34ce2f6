import { EditorContent, useEditorState, type Editor } from '@tiptap/react';
import { useEffect, useImperativeHandle, useRef, type FocusEvent, type RefObject } from 'react';
import styled from 'styled-components';
import { Field, fieldIds } from '../components/Field.tsx';
import type { RichTextEditorProps } from './editor-types.ts';
import { EditorBox } from './editor-style.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { htmlOf } from './html-of.ts';
import { sanitise } from './sanitise.ts';

const Over = styled.b`
  color: var(--warn);
`;

export interface EditorFrameProps extends RichTextEditorProps {
  /** The editor it belongs to. */
  editor: Editor;
  /** Id of the text. */
  id: string;
  /** Id of the label, which names the text. */
  labelId: string;
  /** The last reported or received value: the same value coming back is no change. */
  knownRef: RefObject<string>;
  /** The toolbar stores here the function that opens the finder of people. */
  findRef: RefObject<(() => void) | null>;
}

/** A loaded editor: label, toolbar, text, count. */
export function EditorFrame({
  editor,
  id,
  labelId,
  knownRef,
  findRef,
  label,
  hideLabel,
  hint,
  error,
  counter,
  required = false,
  words,
  mentions,
  value,
  onBlur,
  name,
  disabled = false,
  readOnly = false,
  limit,
  countText = (used, most) => `${used} / ${most}`,
  minHeight = 160,
  ref,
}: EditorFrameProps) {
  const labelPart = useRef<HTMLSpanElement>(null);
  const editable = !disabled && !readOnly;
  const { invalid } = fieldIds(id, { hint, error });
  const { empty, used, html } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      empty: current.isEmpty,
      used: Array.from(current.getText({ blockSeparator: '' })).length,
      html: htmlOf(current),
    }),
  });

  useEffect(() => {
    if (value === undefined || value === knownRef.current) return;
    knownRef.current = value;
    editor.commands.setContent(sanitise(value), { emitUpdate: false });
  }, [editor, knownRef, value]);
  useEffect(() => {
    editor.setEditable(editable, false);
  }, [editor, editable]);
  // A press on the label focuses its control; HTML labels do not work for editable text.
  useEffect(() => {
    const part = labelPart.current;
    const focus = () => editor.commands.focus();
    part?.addEventListener('click', focus);
    return () => part?.removeEventListener('click', focus);
  }, [editor]);
  useImperativeHandle(ref, () => editor.view.dom, [editor]);

  const left = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  const count =
    limit === undefined ? counter : used > limit ? <Over>{countText(used, limit)}</Over> : countText(used, limit);

  return (
    <Field
      {...{ id, hideLabel, hint, error, required }}
      counter={count}
      label={
        <span ref={labelPart} id={labelId}>
          {label}
        </span>
      }
    >
      <EditorBox
        data-area=""
        data-invalid={invalid || undefined}
        data-disabled={disabled || undefined}
        data-read-only={readOnly || undefined}
        data-empty={empty || undefined}
        style={{ '--least': `${minHeight}px` }}
        onBlur={left}
      >
        {readOnly ? null : <EditorToolbar {...{ editor, words, disabled, mentions, findRef }} />}
        <EditorContent editor={editor} />
        {name === undefined ? null : <input type="hidden" name={name} value={html} disabled={disabled} />}
      </EditorBox>
    </Field>
  );
}
