import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useId, useImperativeHandle, useRef, type FocusEvent } from 'react';
import styled from 'styled-components';
import { Field, fieldIds } from '../components/Field.tsx';
import type { RichTextEditorProps } from './editor-types.ts';
import { EditorBox } from './editor-style.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { keptNodes } from './kept-nodes.ts';
import { linkAddress } from './link-address.ts';
import { sanitise, sanitisePasted } from './sanitise.ts';

const Over = styled.b`
  color: var(--warn);
`;

const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // How a link opens is the view's to decide; the text keeps where it leads.
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => linkAddress(url) !== null,
    },
    dropcursor: { color: 'var(--accent)', width: 2 },
  }),
  ...keptNodes,
];

/** The editor itself; `RichTextEditor` loads it. */
export default function EditorField({
  label,
  hideLabel,
  hint,
  error,
  counter,
  required = false,
  words,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  name,
  placeholder,
  disabled = false,
  readOnly = false,
  limit,
  countText = (used, most) => `${used} / ${most}`,
  minHeight = 160,
  ref,
}: RichTextEditorProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const labelPart = useRef<HTMLSpanElement>(null);
  const { invalid, describedBy } = fieldIds(id, { hint, error });
  const editable = !disabled && !readOnly;
  /** What was told or taken last: what comes back the same is no change. */
  const known = useRef(value ?? defaultValue);

  const attributes: Record<string, string> = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    ...(invalid ? { 'aria-invalid': 'true' } : {}),
    ...(required ? { 'aria-required': 'true' } : {}),
    ...(readOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
    ...(disabled ? { 'aria-disabled': 'true' } : {}),
    ...(placeholder === undefined ? {} : { 'data-placeholder': placeholder, 'aria-placeholder': placeholder }),
  };
  const editor = useEditor({
    extensions,
    content: sanitise(value ?? defaultValue),
    editable,
    // Tiptap would write a style element, which a strict policy refuses; EditorBox has its rules.
    injectCSS: false,
    editorProps: { attributes, transformPastedHTML: sanitisePasted },
    onUpdate: ({ editor: current }) => {
      const html = current.isEmpty ? '' : current.getHTML();
      if (html === known.current) return;
      known.current = html;
      onChange?.(html);
    },
  });
  const { empty, used, html } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      empty: current.isEmpty,
      used: Array.from(current.getText({ blockSeparator: '' })).length,
      html: current.isEmpty ? '' : current.getHTML(),
    }),
  });

  useEffect(() => {
    if (value === undefined || value === known.current) return;
    known.current = value;
    editor.commands.setContent(sanitise(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    editor.setEditable(editable, false);
  }, [editor, editable]);
  // A label's press goes to what it labels; a text that can be edited in place is nothing that HTML lets it label.
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
        {readOnly ? null : <EditorToolbar editor={editor} words={words} disabled={disabled} />}
        <EditorContent editor={editor} />
        {name === undefined ? null : <input type="hidden" name={name} value={html} disabled={disabled} />}
      </EditorBox>
    </Field>
  );
}
