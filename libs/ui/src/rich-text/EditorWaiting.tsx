import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { Field } from '../components/Field.tsx';
import { Notice } from '../components/Notice.tsx';
import { SkeletonBlock } from '../components/Skeleton.tsx';
import type { RichTextEditorProps } from './editor-types.ts';

/** Height of the toolbar and the borders, px. */
const around = 43;

function Place({ label, hideLabel, hint, required, children }: RichTextEditorProps & { children: ReactNode }) {
  return (
    <Field id="" {...{ label, hideLabel, hint, required }}>
      {children}
    </Field>
  );
}

/** Keeps the editor's room until it has loaded. */
export function EditorWaiting(props: RichTextEditorProps) {
  const { readOnly = false, minHeight = 160 } = props;
  return (
    <Place {...props}>
      <SkeletonBlock height={minHeight + (readOnly ? 2 : around)} />
    </Place>
  );
}

/** Shown when the editor's code failed to load; the caller still has the text. */
export function EditorFailed({ onRetry, ...props }: RichTextEditorProps & { onRetry: () => void }) {
  const { words } = props;
  return (
    <Place {...props}>
      <Notice
        tone="danger"
        live
        action={
          <Button size="sm" onClick={onRetry}>
            {words.retry}
          </Button>
        }
      >
        {words.failed}
      </Notice>
    </Place>
  );
}
