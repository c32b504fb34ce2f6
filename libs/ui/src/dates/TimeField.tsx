import { useId, useRef } from 'react';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { useFieldHandle } from '../components/field-handle.ts';
import { useValue } from '../components/use-value.ts';
import { AriaField, ariaFieldProps } from '../fields/AriaField.tsx';
import { Localised } from '../overlays/Localised.tsx';
import { ClearButton, firstSegment, PartsBox, Segments, type DateFieldCommon } from './date-parts.tsx';
import { timeOf, timeText, type IsoTime } from './iso.ts';

export interface TimeFieldProps extends DateFieldCommon {
  /** `09:30`; empty for none. Left out, the field keeps its own value. */
  value?: IsoTime;
  /** Initial value when `value` is not given. */
  defaultValue?: IsoTime;
  /** Called with a complete time, and with an empty text when it is incomplete again. */
  onChange?: (value: IsoTime) => void;
  /** The first time that can be chosen. */
  min?: IsoTime;
  /** The last time that can be chosen. */
  max?: IsoTime;
  /** With seconds: `09:30:15`. */
  seconds?: boolean;
  /** 12 or 24 hours; by default the language decides. */
  hourCycle?: 12 | 24;
  /** Name under which a form sends the time. */
  name?: string;
}

/** A time of day. It has no zone of its own: name the zone of the clock in the label or the hint. */
export function TimeField({
  value,
  defaultValue = '',
  onChange,
  onBlur,
  min,
  max,
  seconds = false,
  hourCycle,
  refusedText,
  clearText,
  size,
  disabled,
  readOnly,
  name,
  id,
  ref,
  ...texts
}: TimeFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const frame = useRef<HTMLDivElement>(null);
  useFieldHandle(ref, frame, firstSegment);
  const [chosen, choose] = useValue<IsoTime>(value, defaultValue, onChange);
  return (
    <Localised>
      <AriaTimeField
        {...ariaFieldProps(fieldId, texts)}
        {...{ onBlur, name, hourCycle }}
        ref={frame}
        value={timeOf(chosen)}
        onChange={(next) => choose(timeText(next, seconds))}
        minValue={timeOf(min) ?? undefined}
        maxValue={timeOf(max) ?? undefined}
        granularity={seconds ? 'second' : 'minute'}
        isDisabled={disabled}
        isReadOnly={readOnly}
      >
        <AriaField {...texts} {...{ refusedText }} id={fieldId}>
          <PartsBox {...{ size, disabled }}>
            <Segments />
            <ClearButton
              text={clearText}
              shown={chosen !== '' && disabled !== true && readOnly !== true}
              onClear={() => choose('')}
            />
          </PartsBox>
        </AriaField>
      </AriaTimeField>
    </Localised>
  );
}
