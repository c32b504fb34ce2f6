import type { Editor } from '@tiptap/react';

/** What was typed. Behind a heading or a list the editor keeps an empty line to go on from, which is nobody's text. */
export const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, ''));
