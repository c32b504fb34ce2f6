import { useEffect, useId, useImperativeHandle, useRef, type ClipboardEvent, type FocusEvent, type Ref } from 'react';
import { Field, fieldIds, type FieldTexts } from '../components/Field.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { Localised } from '../overlays/Localised.tsx';
import { AddTile, DropArea } from './DropArea.tsx';
import { taken } from './rules.ts';
import { UploadRow } from './UploadRow.tsx';
import { Frame, Rows, Wall } from './upload-style.ts';
import { UploadTile } from './UploadTile.tsx';
import type { UploadRules } from './upload-types.ts';
import { countsOf, type UploadWords } from './upload-words.ts';
import type { Uploads } from './use-uploads.ts';

export interface UploadProps extends FieldTexts, Uploads {
  /** All its texts, in the reader's language. */
  words: UploadWords;
  /** The queue's rules, for the file chooser; mention them in `hint`. */
  rules?: UploadRules;
  /** Lines, or pictures on a wall. */
  layout?: 'list' | 'wall';
  /** Disabled; the value is kept. */
  disabled?: boolean;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** The element that takes the focus. */
  ref?: Ref<HTMLElement>;
}

function placeOf(index: number, count: number) {
  if (count === 1) return 'alone';
  return index === 0 ? 'first' : index === count - 1 ? 'last' : 'between';
}

/**
 * Takes files: dropped, pasted or chosen, sent a few at a time with their progress. A file that cannot be sent stays in
 * the list with the reason, and the others are not affected. `useUploads` does the sending.
 */
export function Upload({
  label,
  hideLabel,
  hint,
  error,
  counter,
  required = false,
  words,
  files,
  onAdd,
  onRetry,
  onCancel,
  onRemove,
  onMove,
  rules = {},
  layout = 'list',
  disabled = false,
  onBlur,
  ref,
}: UploadProps) {
  const id = useId();
  const { invalid, describedBy } = fieldIds(id, { hint, error });
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  /** The next focus after a pressed control is removed: a file's id, or `''` for the button, and its parts in order. */
  const next = useRef<readonly [id: string, ...parts: string[]]>(undefined);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current);

  useEffect(() => {
    const wanted = next.current;
    next.current = undefined;
    if (wanted === undefined) return;
    const [at, ...parts] = wanted;
    const item = frame.current?.querySelector(`[data-item="${at}"]`);
    const found = [...parts, '[data-take]'].map((part) => item?.querySelector<HTMLElement>(part));
    (found.find(Boolean) ?? button.current)?.focus();
  }, [files]);

  const remove = (gone: string) => {
    const index = files.findIndex((file) => file.id === gone);
    next.current = [(files[index + 1] ?? files[index - 1])?.id ?? ''];
    onRemove(gone);
  };
  const again = (one: string) => {
    next.current = [one];
    onRetry(one);
  };
  // At an end the pressed arrow disappears, and the other one gets the focus.
  const move = (one: string, by: number) => {
    next.current = [one, `[data-move="${by}"]:enabled`, '[data-move]:enabled'];
    onMove?.(one, by);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (disabled || pasted.length === 0) return;
    event.preventDefault();
    // The drop zone would add them a second time.
    event.stopPropagation();
    onAdd(pasted);
  };
  const left = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };

  const { accept, maxCount } = rules;
  const choice = { words, accept, multiple: maxCount !== 1, disabled, invalid, onAdd, buttonRef: button };
  const shared = { words, disabled, onRetry: again, onCancel, onRemove: remove };
  const full = maxCount !== undefined && taken(files) >= maxCount;
  return (
    <Field {...{ id, hideLabel, hint, error, counter, required }} label={<span id={`${id}-label`}>{label}</span>}>
      <Localised>
        <Frame
          ref={frame}
          id={id}
          role="group"
          tabIndex={-1}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy}
          onPaste={paste}
          onBlur={left}
        >
          {layout === 'list' ? <DropArea {...choice} /> : null}
          {layout === 'list' && files.length > 0 ? (
            <Rows aria-label={words.list}>
              {files.map((item) => (
                <UploadRow key={item.id} item={item} {...shared} />
              ))}
            </Rows>
          ) : null}
          {layout === 'wall' ? (
            <Wall aria-label={words.list}>
              {files.map((item, index) => (
                <UploadTile
                  key={item.id}
                  item={item}
                  {...shared}
                  place={placeOf(index, files.length)}
                  {...(onMove === undefined ? {} : { onMove: move })}
                />
              ))}
              {full ? null : (
                <li>
                  <AddTile {...choice} />
                </li>
              )}
            </Wall>
          ) : null}
          <VisuallyHidden role="status">{files.length === 0 ? '' : words.summary(countsOf(files))}</VisuallyHidden>
        </Frame>
      </Localised>
    </Field>
  );
}
