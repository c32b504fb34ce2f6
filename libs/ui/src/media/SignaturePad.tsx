import { Eraser, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FocusEvent, type Ref } from 'react';
import { Button } from '../components/Button.tsx';
import { Field, fieldIds, type FieldTexts } from '../components/Field.tsx';
import { SegmentedControl } from '../components/SegmentedControl.tsx';
import { TextField } from '../components/TextField.tsx';
import { createSignatureCanvas, type SignatureCanvas } from './signature-canvas.ts';
import { Pad, Paper, Tools } from './signature-style.ts';
import { blobOf } from './strokes.ts';

/** A signature from the pad. */
export interface Signature {
  /** A PNG as a data URL: dark on white. */
  png: string;
  /** The same as bytes, for an upload. */
  blob: Blob;
  /** Drawn by hand, or a typed name in a handwriting font. */
  by: 'hand' | 'keyboard';
}

/** Texts of the pad. */
export interface SignaturePadWords {
  /** Name of the choice between the two ways. */
  way: string;
  draw: string;
  type: string;
  /** Shown on the empty paper, e.g. "Sign here". */
  place: string;
  /** Accessible names of the paper, empty and signed. */
  empty: string;
  signed: string;
  /** Label of the field for the name. */
  name: string;
  undo: string;
  clear: string;
}

export interface SignaturePadProps extends FieldTexts {
  /** All its texts, in the reader's language. */
  words: SignaturePadWords;
  /** `null` clears the pad; `onChange` reports the signature. */
  value?: Signature | null;
  /** Called after each stroke and each letter; `null` when the pad is empty. */
  onChange?: (signature: Signature | null) => void;
  /** Called when the focus leaves the pad. */
  onBlur?: () => void;
  /** Name of a hidden input with the PNG, for a form that is sent by the browser. */
  name?: string;
  /** Disabled; the value is kept. */
  disabled?: boolean;
  /** The element that takes the focus. */
  ref?: Ref<HTMLDivElement>;
}

/** Takes a signature by pen, finger or mouse, or by keyboard as a typed name. */
export function SignaturePad({
  label,
  hideLabel,
  hint,
  error,
  counter,
  required = false,
  words,
  value,
  onChange,
  onBlur,
  name,
  disabled = false,
  ref,
}: SignaturePadProps) {
  const id = useId();
  const { invalid, describedBy } = fieldIds(id, { hint, error });
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignatureCanvas>(null);
  const [way, setWay] = useState<'draw' | 'type'>('draw');
  const [typed, setTyped] = useState('');
  const [png, setPng] = useState('');

  const tell = (by: Signature['by']) => {
    const drawn = pad.current === null || pad.current.isEmpty() ? '' : pad.current.png();
    setPng(drawn);
    onChange?.(drawn === '' ? null : { png: drawn, blob: blobOf(drawn), by });
  };
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (canvas.current === null) return undefined;
    const own = createSignatureCanvas(canvas.current, () => latest.current('hand'));
    pad.current = own;
    return () => own.destroy();
  }, []);
  useEffect(() => pad.current?.setActive(way === 'draw' && !disabled), [way, disabled]);
  // Cleared by the caller, e.g. by the reset of a form.
  const emptied = value === null && png !== '';
  if (emptied) {
    setPng('');
    setTyped('');
  }
  useEffect(() => {
    if (value === null) pad.current?.clear();
  }, [value]);

  const choose = (next: 'draw' | 'type') => {
    setWay(next);
    pad.current?.write(next === 'type' ? typed : '');
    tell(next === 'type' ? 'keyboard' : 'hand');
  };
  const write = (text: string) => {
    setTyped(text);
    pad.current?.write(text);
    tell('keyboard');
  };
  const clear = () => {
    setTyped('');
    pad.current?.clear();
    tell(way === 'type' ? 'keyboard' : 'hand');
  };
  const left = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  const empty = png === '';

  return (
    <Field {...{ id, hideLabel, hint, error, counter, required }} label={<span id={`${id}-label`}>{label}</span>}>
      <Pad
        ref={ref}
        id={id}
        role="group"
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        onBlur={left}
      >
        <Tools inert={disabled}>
          <SegmentedControl
            label={words.way}
            value={way}
            onChange={choose}
            options={[
              { value: 'draw', label: words.draw },
              { value: 'type', label: words.type },
            ]}
          />
          <span />
          {way === 'draw' ? (
            <Button
              variant="ghost"
              size="sm"
              icon={<Undo2 size={16} aria-hidden="true" />}
              shut={empty || disabled}
              onClick={() => {
                pad.current?.undo();
                tell('hand');
              }}
            >
              {words.undo}
            </Button>
          ) : null}
          <Button
            variant="ghost"
            size="sm"
            icon={<Eraser size={16} aria-hidden="true" />}
            shut={empty || disabled}
            onClick={clear}
          >
            {words.clear}
          </Button>
        </Tools>
        {way === 'type' ? (
          <TextField
            label={words.name}
            value={typed}
            disabled={disabled}
            autoComplete="name"
            onChange={({ target }) => write(target.value)}
          />
        ) : null}
        <Paper
          data-invalid={invalid || undefined}
          data-disabled={disabled || undefined}
          data-way={way}
          data-empty={empty || undefined}
        >
          <canvas ref={canvas} role="img" aria-label={empty ? words.empty : words.signed} />
          {empty && way === 'draw' ? <span aria-hidden="true">{words.place}</span> : null}
        </Paper>
        {name === undefined ? null : <input type="hidden" name={name} value={png} disabled={disabled} />}
      </Pad>
    </Field>
  );
}
