import { useId, type FocusEventHandler, type MouseEvent, type ReactNode, type Ref } from 'react';
import styled, { keyframes } from 'styled-components';
import type { FieldTexts } from './Field.tsx';
import { fieldIds, FieldNotes } from './FieldNotes.tsx';
import { OneOf } from './OneOf.tsx';
import { useValue } from './use-value.ts';

const turn = keyframes`to { rotate: 1turn; }`;

const Label = styled.label`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: 8px;
  max-width: 100%;
  min-height: 24px;
  /* On a line with other controls, and in a cell of a table, it is in the middle as they are. */
  vertical-align: middle;
  line-height: 24px;
  cursor: pointer;

  &[data-side='start'] {
    display: flex;
    flex-direction: row-reverse;
  }
  /* The words keep to the start of the line, the switch and its state to the end. */
  &[data-side='start'] > span[id] {
    order: 1;
    margin-inline-end: auto;
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > i {
    position: relative;
    flex: none;
    width: 36px;
    height: 20px;
    margin: 2px 0;
    border-radius: 10px;
    background: var(--line-3);
    transition: background-color var(--quick) var(--ease);
  }
  & > i > input {
    position: absolute;
    inset: -2px 0;
    width: 100%;
    height: 24px;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > i:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  & > i::after {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: var(--surface);
    pointer-events: none;
    transition: inset-inline-start var(--slow) var(--ease);
  }
  & > i:has(:checked) {
    background: var(--accent-fill);
  }
  & > i:has(:checked)::after {
    inset-inline-start: 18px;
    background: var(--on-accent);
  }
  /* Pending: a spinner turns in the knob, so that nothing around it moves. */
  &[data-pending] {
    cursor: progress;
  }
  &[data-pending] > i::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block-start: 5px;
    inset-inline-start: 5px;
    width: 10px;
    height: 10px;
    border: 2px solid var(--ink-3);
    border-inline-end-color: transparent;
    border-radius: 50%;
    pointer-events: none;
    animation: ${turn} 0.8s linear infinite;
  }
  &[data-pending] > i:has(:checked)::before {
    inset-inline-start: 21px;
    border-color: var(--accent-fill);
    border-inline-end-color: transparent;
  }
  &:has(:disabled) {
    color: var(--ink-3);
    cursor: not-allowed;
  }
  & > i:has(:disabled) {
    background: var(--line-2);
  }
`;

/** Notes below belong to the words and align with them. */
const Frame = styled.div`
  min-width: 0;

  &[data-side='end'] > div {
    margin-inline-start: 44px;
  }
`;

export interface SwitchProps extends Pick<FieldTexts, 'hint' | 'error'> {
  /** Label: the setting that is switched. */
  children: ReactNode;
  /** Whether it is on. Left out, the switch keeps its own state. */
  checked?: boolean;
  /** Initial state when `checked` is not given. */
  defaultChecked?: boolean;
  /** Told of every new value. */
  onChange?: (checked: boolean) => void;
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** The change is being kept: it shows that it works, keeps its size and its focus, and takes no second press. */
  pending?: boolean;
  /** Words of the two states, shown beside the switch; assistive technology says its own. */
  stateTexts?: { on: ReactNode; off: ReactNode };
  /** `start` puts the words first and the switch at the far end, as in a list of settings. */
  side?: 'start' | 'end';
  /** It cannot be used for now; its value is kept. */
  disabled?: boolean;
  /** It has to be on for the form to be taken. */
  required?: boolean;
  /** Name under which a form sends the value. */
  name?: string;
  /** Id of the control, for a label elsewhere; one of its own otherwise. */
  id?: string;
  /** The element that takes the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** Something that is on or off and takes effect at once. In a form that is sent later use a `Checkbox`. */
export function Switch({
  children,
  checked,
  defaultChecked = false,
  onChange,
  pending = false,
  stateTexts,
  side = 'end',
  hint,
  error,
  id,
  ...rest
}: SwitchProps) {
  const ownId = useId();
  const [on, set] = useValue(checked, defaultChecked, onChange);
  const inputId = id ?? ownId;
  const { invalid, describedBy } = fieldIds(inputId, { hint, error });
  const holdWhilePending = (event: MouseEvent) => {
    if (pending) event.preventDefault();
  };
  return (
    <Frame data-side={side}>
      <Label data-side={side} data-pending={pending || undefined}>
        <i>
          <input
            {...rest}
            id={inputId}
            type="checkbox"
            role="switch"
            checked={on}
            aria-labelledby={`${inputId}-words`}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            aria-busy={pending || undefined}
            aria-disabled={pending || undefined}
            onClick={holdWhilePending}
            onChange={(event) => {
              if (!pending) set(event.target.checked);
            }}
          />
        </i>
        <span id={`${inputId}-words`}>{children}</span>
        {stateTexts === undefined ? null : (
          <OneOf texts={[stateTexts.on, stateTexts.off]} index={on ? 0 : 1} end={side === 'start'} />
        )}
      </Label>
      <FieldNotes {...{ id: inputId, hint, error }} />
    </Frame>
  );
}
