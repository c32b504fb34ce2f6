import { lazy, Suspense } from 'react';
import { inTime } from '../components/in-time.ts';
import type { RichTextEditorProps } from './editor-types.ts';
import { EditorWaiting } from './EditorWaiting.tsx';

const LazyField = lazy(() => inTime(() => import('./EditorField.tsx')));

/**
 * Text with headings, lists, quotes and links. Its code is fetched when it is first shown; a skeleton keeps its room
 * meanwhile. What is pasted is cleaned, nothing is cut, and what the toolbar cannot make stays as it was.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<EditorWaiting {...props} />}>
      <LazyField {...props} />
    </Suspense>
  );
}
