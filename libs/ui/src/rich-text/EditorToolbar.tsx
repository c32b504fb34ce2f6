import {
  AtSign,
  Bold,
  Heading1,
  Heading2,
  Italic,
  Link2,
  List,
  ListOrdered,
  Redo2,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';
import { useEditorState, type Editor } from '@tiptap/react';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { Separator } from 'react-aria-components/Separator';
import { Toolbar } from 'react-aria-components/Toolbar';
import styled from 'styled-components';
import { IconButton } from '../components/IconButton.tsx';
import { Localised } from '../overlays/Localised.tsx';
import { PersonFinder, type Findable } from '../people/PersonFinder.tsx';
import type { RichTextEditorWords } from './editor-types.ts';
import { LinkForm } from './LinkForm.tsx';

const Bar = styled(Toolbar)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  padding: 4px 8px;
  border-block-end: 1px solid var(--line);

  & > [role='separator'] {
    align-self: center;
    width: 1px;
    height: 16px;
    margin-inline: 4px;
    border: 0;
    background: var(--line-2);
  }
  & > button[aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--accent-text);
  }
  & > button[aria-disabled='true'] {
    color: var(--ink-3);
    opacity: 0.6;
    cursor: not-allowed;
    background: none;
  }
  & > button[data-turns]:dir(rtl) > svg {
    scale: -1 1;
  }
`;

/** Pressed and enabled states for the toolbar. */
const look = (editor: Editor) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  heading: editor.isActive('heading', { level: 1 }),
  subheading: editor.isActive('heading', { level: 2 }),
  bulletList: editor.isActive('bulletList'),
  numberedList: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  undo: editor.can().undo(),
  redo: editor.can().redo(),
});

interface Tool {
  word: keyof RichTextEditorWords & keyof ReturnType<typeof look>;
  icon: ReactNode;
  run: (editor: Editor) => void;
}

const icon = { size: 18, 'aria-hidden': true } as const;

const groups: readonly (readonly Tool[])[] = [
  [
    { word: 'bold', icon: <Bold {...icon} />, run: (editor) => editor.chain().toggleBold().run() },
    { word: 'italic', icon: <Italic {...icon} />, run: (editor) => editor.chain().toggleItalic().run() },
    { word: 'underline', icon: <Underline {...icon} />, run: (editor) => editor.chain().toggleUnderline().run() },
  ],
  [
    {
      word: 'heading',
      icon: <Heading1 {...icon} />,
      run: (editor) => editor.chain().toggleHeading({ level: 1 }).run(),
    },
    {
      word: 'subheading',
      icon: <Heading2 {...icon} />,
      run: (editor) => editor.chain().toggleHeading({ level: 2 }).run(),
    },
  ],
  [
    { word: 'bulletList', icon: <List {...icon} />, run: (editor) => editor.chain().toggleBulletList().run() },
    {
      word: 'numberedList',
      icon: <ListOrdered {...icon} />,
      run: (editor) => editor.chain().toggleOrderedList().run(),
    },
    { word: 'quote', icon: <TextQuote {...icon} />, run: (editor) => editor.chain().toggleBlockquote().run() },
  ],
];

/** A pointer press keeps the focus and the selection in the text. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export interface EditorToolbarProps {
  /** The editor it belongs to. */
  editor: Editor;
  /** All its texts, in the reader's language. */
  words: RichTextEditorWords;
  /** Disabled; the value is kept. */
  disabled: boolean;
  /** The people who can be mentioned. */
  mentions?: Findable;
  /** Receives the function that opens the finder of people. */
  findRef: RefObject<(() => void) | null>;
}

/** Position of the caret: the anchor of the finder that a typed @ opens. */
const Caret = styled.span`
  position: absolute;
  pointer-events: none;
`;

/** Moves it to the caret, anywhere on the page. */
function layAtCaret(editor: Editor, mark: HTMLElement): void {
  const { bottom, left, top } = editor.view.coordsAtPos(editor.state.selection.from);
  mark.style.translate = '';
  const now = mark.getBoundingClientRect();
  mark.style.translate = `${left - now.left}px ${top - now.top}px`;
  mark.style.height = `${bottom - top}px`;
}

/** The editor's commands. One stop for Tab; arrows move inside. */
export function EditorToolbar({ editor, words, disabled, mentions, findRef }: EditorToolbarProps) {
  const state = useEditorState({ editor, selector: ({ editor: current }) => look(current) });
  const [linking, setLinking] = useState(false);
  const linkButton = useRef<HTMLButtonElement>(null);
  const [finding, setFinding] = useState<'pressed' | 'typed' | null>(null);
  const findButton = useRef<HTMLButtonElement>(null);
  const caret = useRef<HTMLElement>(null);
  useEffect(() => {
    if (mentions === undefined) return undefined;
    findRef.current = () => {
      mentions.onSearch('');
      setFinding('typed');
    };
    return () => {
      findRef.current = null;
    };
  }, [findRef, mentions]);

  return (
    <Localised>
      <Bar aria-label={words.toolbar}>
        {groups.map((tools, index) => [
          index === 0 ? null : <Separator key={`line-${index}`} orientation="vertical" />,
          tools.map(({ word, icon: shown, run }) => (
            <IconButton
              key={word}
              size="sm"
              label={words[word]}
              disabled={disabled}
              aria-pressed={state[word]}
              onMouseDown={keepFocus}
              onClick={() => run(editor)}
            >
              {shown}
            </IconButton>
          )),
        ])}
        <IconButton
          ref={linkButton}
          size="sm"
          label={words.link}
          disabled={disabled}
          aria-pressed={state.link}
          aria-haspopup="dialog"
          aria-expanded={linking}
          onMouseDown={keepFocus}
          onClick={() => setLinking(true)}
        >
          <Link2 {...icon} />
        </IconButton>
        {mentions === undefined ? null : (
          <IconButton
            ref={findButton}
            size="sm"
            label={mentions.words.mention}
            disabled={disabled}
            aria-haspopup="dialog"
            aria-expanded={finding !== null}
            onMouseDown={keepFocus}
            onClick={() => {
              mentions.onSearch('');
              setFinding('pressed');
            }}
          >
            <AtSign {...icon} />
          </IconButton>
        )}
        <Separator orientation="vertical" />
        {(['undo', 'redo'] as const).map((word) => (
          // Not disabled when there is nothing to undo: it would lose the focus.
          <IconButton
            key={word}
            data-turns=""
            size="sm"
            label={words[word]}
            disabled={disabled}
            shut={!state[word]}
            onMouseDown={keepFocus}
            onClick={() => (word === 'undo' ? editor.commands.undo() : editor.commands.redo())}
          >
            {word === 'undo' ? <Undo2 {...icon} /> : <Redo2 {...icon} />}
          </IconButton>
        ))}
      </Bar>
      {linking ? (
        <LinkForm editor={editor} words={words} anchor={linkButton} onClose={() => setLinking(false)} />
      ) : null}
      {finding === 'typed' ? (
        <Caret
          ref={(mark) => {
            caret.current = mark;
            if (mark !== null) layAtCaret(editor, mark);
          }}
        />
      ) : null}
      {finding === null || mentions === undefined ? null : (
        <PersonFinder
          {...mentions}
          anchor={finding === 'typed' ? caret : findButton}
          onClose={(typed) => {
            setFinding(null);
            // The typed text is kept.
            if (finding === 'typed')
              editor
                .chain()
                .focus()
                .insertContent({ type: 'text', text: `@${typed}` })
                .run();
          }}
          onChoose={({ id, name }) => {
            setFinding(null);
            const mention = { type: 'mention', attrs: { id, name } };
            editor
              .chain()
              .focus()
              .insertContent([mention, { type: 'text', text: ' ' }])
              .run();
          }}
        />
      )}
    </Localised>
  );
}
