import { Field } from '../components/Field.tsx';
import { SkeletonBlock } from '../components/Skeleton.tsx';
import type { RichTextEditorProps } from './editor-types.ts';

/** Height of the toolbar and the borders, px. */
const around = 43;

/** Keeps the editor's room until it can be typed in. */
export function EditorWaiting({
  label,
  hideLabel,
  hint,
  required,
  readOnly = false,
  minHeight = 160,
}: RichTextEditorProps) {
  return (
    <Field id="" {...{ label, hideLabel, hint, required }}>
      <SkeletonBlock height={minHeight + (readOnly ? 2 : around)} />
    </Field>
  );
}
