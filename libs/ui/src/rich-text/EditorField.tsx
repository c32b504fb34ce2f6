import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useId, useRef } from 'react';
import { fieldIds } from '../components/Field.tsx';
import type { RichTextEditorProps } from './editor-types.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { EditorWaiting } from './EditorWaiting.tsx';
import { htmlOf } from './html-of.ts';
import { keptNodes } from './kept-nodes.ts';
import { linkAddress } from './link-address.ts';
import { Mention } from './mention-node.ts';
import { sanitise, sanitisePasted } from './sanitise.ts';

const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // The rendering view decides how a link opens; the text keeps only its address.
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => linkAddress(url) !== null,
    },
    dropcursor: { color: 'var(--accent)', width: 2 },
  }),
  ...keptNodes,
  Mention,
];

/** Letters before an @ make it part of an e-mail address. */
const inAddress = /[\w.-]/;

/** The editor itself; `RichTextEditor` loads it. */
export default function EditorField(props: RichTextEditorProps) {
  const { hint, error, required, value, defaultValue = '', onChange, placeholder, disabled, readOnly } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const { invalid, describedBy } = fieldIds(id, { hint, error });
  /** The last reported or received value: the same value coming back is no change. */
  const knownRef = useRef(value ?? defaultValue);
  /** Opens the finder of people; null where mentions are not possible. */
  const findRef = useRef<(() => void) | null>(null);

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
    // Created after mounting: an editor created during a render is lost if React discards the render.
    immediatelyRender: false,
    content: sanitise(value ?? defaultValue),
    editable: disabled !== true && readOnly !== true,
    // Tiptap would insert a style element, which a strict policy refuses; EditorBox has its rules.
    injectCSS: false,
    editorProps: {
      attributes,
      transformPastedHTML: sanitisePasted,
      handleTextInput: ({ state }, from, _to, text) => {
        const before = state.doc.textBetween(Math.max(0, from - 1), from, '\n');
        if (text !== '@' || findRef.current === null || inAddress.test(before)) return false;
        findRef.current();
        return true;
      },
    },
    onUpdate: ({ editor: current }) => {
      const html = htmlOf(current);
      if (html === knownRef.current) return;
      knownRef.current = html;
      onChange?.(html);
    },
  });
  return editor === null ? (
    <EditorWaiting {...props} />
  ) : (
    <EditorFrame {...props} {...{ editor, id, labelId, knownRef, findRef }} />
  );
}
