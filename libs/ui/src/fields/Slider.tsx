import { useId, useRef, type FocusEvent, type Ref } from 'react';
import { SliderOutput } from 'react-aria-components/Slider';
import type { FieldTexts } from '../components/Field.tsx';
import { leaving, useFieldHandle, type FieldHandle } from '../components/field-handle.ts';
import { Localised } from '../overlays/Localised.tsx';
import { AriaField, ariaFieldProps } from './AriaField.tsx';
import { SliderBody, SliderFrame, type SliderMark, type SliderThumbName } from './slider-parts.tsx';

interface CommonProps<T> extends Omit<FieldTexts, 'counter' | 'required'> {
  /** Left out, the slider keeps its own value, starting at `min` (and `max`). */
  value?: T;
  defaultValue?: T;
  /** Called continuously while a knob moves. */
  onChange?: (value: T) => void;
  /** Called once when the knob is released: for expensive work. */
  onChangeEnd?: (value: T) => void;
  /** Called when the focus leaves the slider. */
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  /** The ends of the track; 0 and 100 by default. */
  min?: number;
  max?: number;
  step?: number;
  /** Values with a label below the track. */
  marks?: readonly SliderMark[];
  /** Format of the value in the current language: a percentage, a unit known to `Intl`. */
  formatOptions?: Intl.NumberFormatOptions;
  disabled?: boolean;
  id?: string;
  ref?: Ref<FieldHandle>;
}

const noMarks: readonly SliderMark[] = [];
const listed = (value: number | number[]) => (Array.isArray(value) ? value : [value]);

interface BaseProps extends CommonProps<number[]> {
  thumbs: readonly SliderThumbName[];
}

function BaseSlider({
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  onBlur,
  min = 0,
  max = 100,
  step = 1,
  marks = noMarks,
  formatOptions,
  disabled,
  id,
  ref,
  thumbs,
  ...texts
}: BaseProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const frame = useRef<HTMLDivElement>(null);
  useFieldHandle(ref, frame, 'input');
  return (
    <Localised>
      <div ref={frame} onBlur={leaving(onBlur)}>
        <SliderFrame
          id={fieldId}
          aria-describedby={ariaFieldProps(fieldId, texts)['aria-describedby']}
          {...{ value, defaultValue, step, formatOptions }}
          minValue={min}
          maxValue={max}
          isDisabled={disabled}
          onChange={(next) => onChange?.(listed(next))}
          onChangeEnd={(next) => onChangeEnd?.(listed(next))}
        >
          <AriaField {...texts} id={fieldId} aside={<SliderOutput />}>
            <SliderBody {...{ min, max, marks, thumbs }} />
          </AriaField>
        </SliderFrame>
      </div>
    </Localised>
  );
}

export interface SliderProps extends CommonProps<number> {
  /** Name under which a form sends the number. */
  name?: string;
}

/** A number between two ends, where an approximate value is enough. Use `NumberField` for exact values. */
export function Slider({ value, defaultValue, onChange, onChangeEnd, name, ...rest }: SliderProps) {
  return (
    <BaseSlider
      {...rest}
      value={value === undefined ? undefined : [value]}
      defaultValue={[defaultValue ?? rest.min ?? 0]}
      onChange={([next = 0]) => onChange?.(next)}
      onChangeEnd={([next = 0]) => onChangeEnd?.(next)}
      thumbs={[{ name }]}
    />
  );
}

/** The lower and the upper end of a span of numbers. */
export type NumberSpan = readonly [from: number, to: number];

export interface RangeSliderProps extends CommonProps<NumberSpan> {
  /** Names of the two knobs, e.g. "from" and "to"; announced after the label. */
  thumbTexts: readonly [from: string, to: string];
  /** Names under which a form sends the two numbers. */
  names?: readonly [from: string, to: string];
}

/** A span of numbers with a knob for each end. */
export function RangeSlider({
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  thumbTexts,
  names,
  ...rest
}: RangeSliderProps) {
  const { min = 0, max = 100 } = rest;
  return (
    <BaseSlider
      {...rest}
      value={value === undefined ? undefined : [...value]}
      defaultValue={[...(defaultValue ?? [min, max])]}
      onChange={([from = min, to = max]) => onChange?.([from, to])}
      onChangeEnd={([from = min, to = max]) => onChangeEnd?.([from, to])}
      thumbs={thumbTexts.map((label, index) => ({ label, name: names?.[index] }))}
    />
  );
}
