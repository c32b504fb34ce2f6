import { LatePart } from '../components/LatePart.tsx';
import type { RichTextEditorProps } from './editor-types.ts';
import { EditorFailed, EditorWaiting } from './EditorWaiting.tsx';

const loadField = () => import('./EditorField.tsx').then((part) => part.default);

/**
 * Text with headings, lists, quotes and links. Its code loads when it is first shown; a skeleton keeps its room
 * meanwhile. Pasted HTML is cleaned, nothing is cut, and content that the toolbar cannot create stays as it was.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <LatePart
      load={loadField}
      waiting={<EditorWaiting {...props} />}
      lost={(again) => <EditorFailed {...props} onRetry={() => void again()} />}
    >
      {(Field) => <Field {...props} />}
    </LatePart>
  );
}
