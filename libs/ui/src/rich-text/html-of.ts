import type { Editor } from '@tiptap/react';

/** The editor's HTML. Behind a heading or a list the editor keeps an empty line to type on, which is removed here. */
export const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, ''));
