import styled from 'styled-components';
import { InputBox } from '../components/Field.tsx';
import { richStyle } from './rich-style.ts';

/** The box around toolbar and text, with the few rules an editor needs to work. */
export const EditorBox = styled(InputBox)`
  flex-direction: column;
  gap: 0;

  & .ProseMirror {
    ${richStyle}
    position: relative;
    min-height: var(--least);
    max-height: 480px;
    overflow-y: auto;
    padding: 12px 16px;
    outline: 0;
    box-shadow: none;
    border-radius: 0;
    font-size: var(--t14);
    line-height: 24px;
    white-space: pre-wrap;
    white-space: break-spaces;
    font-variant-ligatures: none;
  }
  &[data-disabled] .ProseMirror {
    color: var(--ink-3);
    cursor: not-allowed;
  }
  &[data-read-only] {
    background: var(--sunken);
    border-color: var(--line-2);
  }
  &[data-empty] .ProseMirror[data-placeholder]::before {
    content: attr(data-placeholder);
    position: absolute;
    color: var(--ink-3);
    pointer-events: none;
  }
  & .ProseMirror img {
    display: inline-block;
    height: auto;
    border-radius: var(--r-ctl);
  }
  & .ProseMirror :is(th, td) {
    padding: 4px 12px;
    border: 1px solid var(--line);
    text-align: start;
  }
  & .ProseMirror .ProseMirror-selectednode {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  & .ProseMirror [contenteditable='false'] {
    white-space: normal;
  }
  & img.ProseMirror-separator {
    display: inline;
    width: 0;
    height: 0;
    margin: 0;
    border: 0;
  }
  & .ProseMirror-gapcursor {
    display: none;
    position: absolute;
    pointer-events: none;
  }
  & .ProseMirror-gapcursor::after {
    content: '';
    position: absolute;
    inset-block-start: -2px;
    width: 20px;
    border-block-start: 1px solid var(--ink);
  }
  & .ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }
  & .ProseMirror-hideselection *::selection {
    background: transparent;
  }
  & .ProseMirror-hideselection * {
    caret-color: transparent;
  }
`;
