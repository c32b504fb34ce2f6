export { type RichTextEditorProps, type RichTextEditorWords } from './rich-text/editor-types.ts';
export { type Findable } from './people/PersonFinder.tsx';
export { RichText, type RichTextProps, type RichTextWords } from './rich-text/RichText.tsx';
export { RichTextEditor } from './rich-text/RichTextEditor.tsx';
export { sanitise } from './rich-text/sanitise.ts';
