import { Minus, Plus } from 'lucide-react';
import { useId, type FocusEvent, type ReactNode, type Ref } from 'react';
import { Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import styled from 'styled-components';
import type { FieldTexts } from '../components/Field.tsx';
import { useValue } from '../components/use-value.ts';
import { Localised } from '../overlays/Localised.tsx';
import { AriaField, ariaFieldProps } from './AriaField.tsx';
import { BoxButton, GroupBox } from './box-parts.tsx';

const Box = styled(GroupBox)`
  & > input {
    font-variant-numeric: tabular-nums;
  }
  & > span {
    flex: none;
    color: var(--ink-3);
  }
  & > span:last-child {
    margin-inline-end: 8px;
  }
`;

export interface NumberFieldProps extends FieldTexts {
  /** `null` when nothing is entered. Left out, the field keeps its own value. */
  value?: number | null;
  /** Initial value when `value` is not given. */
  defaultValue?: number | null;
  /** Called when a number is settled: by a stepper, by Enter, by leaving the field. */
  onChange?: (value: number | null) => void;
  /** The focus left it. */
  onBlur?: (event: FocusEvent) => void;
  /** The smallest and the largest number allowed. */
  min?: number;
  /** The largest value. */
  max?: number;
  /**
   * Size of a step, 1 by default, 0.01 for a percentage. If given, numbers between two steps snap to the nearer one:
   * with 1 only whole numbers are possible, and no fraction can be typed.
   */
  step?: number;
  /**
   * Error for a number out of range, which is then kept as it was typed. Without it such a number becomes the nearest
   * one allowed.
   */
  refusedText?: ReactNode;
  /** How the number is written in the language in force: decimals, a percentage, a currency, a unit known to `Intl`. */
  formatOptions?: Intl.NumberFormatOptions;
  /** Unit after the number, where `Intl` has no word for it. */
  unit?: string;
  /** Stands in the empty control, e.g. an example; never in place of a label. */
  placeholder?: string;
  /** 36 or 48 px tall. */
  size?: 'md' | 'lg';
  /** Leaves out the buttons that go a step down and up; the arrow keys still do. */
  hideSteppers?: boolean;
  /** It cannot be used for now; its value is kept. */
  disabled?: boolean;
  /** Can be read and copied, not changed. */
  readOnly?: boolean;
  /** Name under which a form sends the number, written without grouping and with a point. */
  name?: string;
  /** Id of the control, for a label elsewhere; one of its own otherwise. */
  id?: string;
  /** The element that takes the focus. */
  ref?: Ref<HTMLInputElement>;
}

const whole = { maximumFractionDigits: 0 } as const;

/** A number, typed as the language in force writes it or stepped to. */
export function NumberField({
  value,
  defaultValue = null,
  onChange,
  onBlur,
  min,
  max,
  step,
  refusedText,
  formatOptions,
  unit,
  placeholder,
  size,
  hideSteppers = false,
  disabled,
  readOnly,
  name,
  id,
  ref,
  ...texts
}: NumberFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  // Also for numbers out of range, which stay as typed and do not snap.
  const format = formatOptions ?? (step !== undefined && Number.isInteger(step) ? whole : undefined);
  const [number, change] = useValue<number | null>(value, defaultValue, onChange);
  const refused = number !== null && ((min !== undefined && number < min) || (max !== undefined && number > max));
  const error = texts.error || (refused ? refusedText : undefined);
  const field = ariaFieldProps(fieldId, { ...texts, error });
  const described = [field['aria-describedby'], unit === undefined ? undefined : `${fieldId}-unit`];
  return (
    <Localised>
      <AriaNumberField
        {...field}
        {...{ name, onBlur, step }}
        formatOptions={format}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        value={number ?? Number.NaN}
        onChange={(next) => change(Number.isNaN(next) ? null : next)}
        minValue={min}
        maxValue={max}
        commitBehavior={refusedText === undefined ? 'snap' : 'validate'}
        isDisabled={disabled}
        isReadOnly={readOnly}
        isWheelDisabled
      >
        <AriaField {...texts} error={error} id={fieldId}>
          <Box data-size={size}>
            <Input ref={ref} placeholder={placeholder} />
            {unit === undefined ? null : <span id={`${fieldId}-unit`}>{unit}</span>}
            {hideSteppers || readOnly === true ? null : (
              <>
                <BoxButton slot="decrement">
                  <Minus size={16} aria-hidden="true" />
                </BoxButton>
                <BoxButton slot="increment">
                  <Plus size={16} aria-hidden="true" />
                </BoxButton>
              </>
            )}
          </Box>
        </AriaField>
      </AriaNumberField>
    </Localised>
  );
}
