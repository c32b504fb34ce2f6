import { lazy, Suspense } from 'react';
import { Field } from '../components/Field.tsx';
import { inTime } from '../components/in-time.ts';
import { SkeletonBlock } from '../components/Skeleton.tsx';
import type { RichTextEditorProps } from './editor-types.ts';

const LazyField = lazy(() => inTime(() => import('./EditorField.tsx')));

/** Height of the toolbar and the borders, px. */
const around = 43;

/**
 * Text with headings, lists, quotes and links. Its code is fetched when it is first shown; a skeleton keeps its room
 * meanwhile. What is pasted is cleaned, nothing is cut, and what the toolbar cannot make stays as it was.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, hideLabel, hint, required, readOnly = false, minHeight = 160 } = props;
  const waiting = (
    <Field id="" {...{ label, hideLabel, hint, required }}>
      <SkeletonBlock height={minHeight + (readOnly ? 2 : around)} />
    </Field>
  );
  return (
    <Suspense fallback={waiting}>
      <LazyField {...props} />
    </Suspense>
  );
}
