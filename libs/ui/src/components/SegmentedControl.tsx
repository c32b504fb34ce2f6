import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { UiLink } from '../links/UiLink.tsx';

const Frame = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  max-width: 100%;
  padding: 2px;
  border: 0;
  border-radius: var(--r-ctl);
  background: var(--sunken);

  & > label,
  & > a {
    position: relative;
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    padding: 0 12px;
    border-radius: 6px;
    color: var(--ink-2);
    cursor: pointer;
    transition: color var(--quick) var(--ease);
  }
  & > :is(label, a):hover {
    color: var(--ink);
  }
  & > label:has(:checked),
  & > a[aria-current] {
    background: var(--surface);
    color: var(--ink);
    font-weight: 600;
    box-shadow: 0 0 0 1px var(--line);
  }
  [data-theme='dark'] & > label:has(:checked),
  [data-theme='dark'] & > a[aria-current] {
    background: var(--line-2);
  }
  & > label:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & svg {
    display: block;
  }
`;

/** An option. */
export interface Segment<Value extends string> {
  /** The value passed to `onChange`. */
  value: Value;
  /** Its text; only the accessible name when there is an icon. */
  label: string;
  /** An icon of 16 px in place of the words. */
  icon?: ReactNode;
  /** Makes the option a link. All or none of them. */
  href?: string;
}

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name: the property that is chosen. */
  label: string;
  /** Two to five options, in order. */
  options: readonly Segment<Value>[];
  /** The chosen value. */
  value: Value;
  /** Called with the new choice; links need none. */
  onChange?: (value: Value) => void;
}

/** A few options side by side, one of them chosen. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  const linked = options.some((option) => option.href !== undefined);
  if (linked) {
    return (
      <Frame as="nav" aria-label={label}>
        {options.map((option) => (
          <UiLink
            key={option.value}
            href={option.href ?? ''}
            aria-current={option.value === value ? 'page' : undefined}
            aria-label={option.icon === undefined ? undefined : option.label}
          >
            {option.icon ?? option.label}
          </UiLink>
        ))}
      </Frame>
    );
  }
  return (
    <Frame role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} title={option.icon === undefined ? undefined : option.label}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-label={option.icon === undefined ? undefined : option.label}
            onChange={() => onChange?.(option.value)}
          />
          {option.icon ?? option.label}
        </label>
      ))}
    </Frame>
  );
}
