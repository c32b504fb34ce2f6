import { X } from 'lucide-react';
import { use, type FocusEvent, type ReactNode, type Ref } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { Popover } from 'react-aria-components/Popover';
import styled, { css } from 'styled-components';
import type { FieldTexts } from '../components/Field.tsx';
import type { FieldHandle } from '../components/field-handle.ts';
import { InputBox } from '../components/input-box.ts';
import { GroupBox, PlainBoxButton } from '../fields/box-parts.tsx';
import { floating } from '../overlays/popover-style.ts';

/** Props of every date and time field besides its value. */
export interface DateFieldCommon extends FieldTexts {
  /** Error for a typed value that is out of range or not available, where `error` is not set. */
  refusedText?: ReactNode;
  /** Called when the focus leaves the field and its calendar. */
  onBlur?: (event: FocusEvent) => void;
  /** Name of the button that empties the field; left out, there is none. */
  clearText?: string;
  size?: 'md' | 'lg';
  disabled?: boolean;
  readOnly?: boolean;
  id?: string;
  ref?: Ref<FieldHandle>;
}

/** The element that Tab reaches first. */
export const firstSegment = '[role="spinbutton"]';

const boxStyle = css`
  gap: 4px;
  padding-inline: 8px 4px;

  & > small {
    min-width: 0;
    font-size: var(--t12);
    color: var(--ink-3);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & > button:first-of-type {
    margin-inline-start: auto;
  }
`;

/** The box of a picker: for react-aria, the group of its parts. */
export const DateBox = styled(GroupBox)`
  ${boxStyle}
`;

const PlainBox = styled(InputBox)`
  ${boxStyle}

  & > [role='group'] {
    flex: 1;
  }
  & > button:last-child {
    margin-inline-end: 0;
  }
`;

/** The box of a field without a calendar; its parts are a group by themselves. */
export function PartsBox({
  size,
  disabled,
  children,
}: Pick<DateFieldCommon, 'size' | 'disabled'> & { children: ReactNode }) {
  const invalid = use(FieldErrorContext)?.isInvalid === true;
  return (
    <PlainBox data-size={size} data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
      {children}
    </PlainBox>
  );
}

const Parts = styled(DateInput)`
  display: inline-flex;
  flex: none;
  /* Year, month and day keep the order of their language in either direction of the page. */
  white-space: pre;
  font-variant-numeric: tabular-nums;
  outline: 0;
`;

const Part = styled(DateSegment)`
  /* A target of 24 px, for any number of digits. */
  min-width: 24px;
  padding: 0 2px;
  border-radius: var(--r-small);
  line-height: 24px;
  text-align: center;
  caret-color: transparent;
  outline: 0;

  &[data-type='literal'] {
    min-width: 0;
    padding: 0;
    color: var(--ink-3);
  }
  &[data-placeholder] {
    color: var(--ink-3);
  }
  &[data-focused] {
    background: var(--accent-fill);
    color: var(--on-accent);
    box-shadow: none;
  }
  [data-disabled] > & {
    color: var(--ink-3);
  }
`;

/** Year, month, day, hour: each is typed or stepped by itself. */
export function Segments({ slot }: { slot?: 'start' | 'end' }) {
  return <Parts slot={slot}>{(segment) => <Part segment={segment} />}</Parts>;
}

interface ClearButtonProps {
  text: string | undefined;
  /** There is a value, and it may be cleared. */
  shown: boolean;
  onClear: () => void;
}

/** Empties the field. Keys do the same: Backspace in each part. */
export function ClearButton({ text, shown, onClear }: ClearButtonProps) {
  if (text === undefined || !shown) return null;
  return (
    // The box would take the press, and move the focus to its last part.
    <PlainBoxButton
      aria-label={text}
      title={text}
      onPointerDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    >
      <X size={16} aria-hidden="true" />
    </PlainBoxButton>
  );
}

const Float = styled(Popover)`
  ${floating}
  border-radius: var(--r-card);

  & > section {
    padding: 16px;
    outline: 0;
  }
`;

/** The popover below the box. */
export function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    <Float offset={4}>
      <Dialog>{children}</Dialog>
    </Float>
  );
}
