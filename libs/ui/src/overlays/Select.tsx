import { Check, ChevronDown } from 'lucide-react';
import { Button, Label, ListBox, ListBoxItem, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import styled from 'styled-components';
import type { Choice } from './choice-types.ts';
import { choiceStyle, FloatingPopover } from './popover-style.ts';

const Frame = styled(AriaSelect)`
  min-width: 0;

  & > label,
  & > span {
    display: block;
    margin-bottom: 4px;
    line-height: 22px;
  }
  & > button {
    display: flex;
    align-items: center;
    gap: 8px;
    width: 100%;
    min-height: var(--control-h);
    padding: 0 10px 0 12px;
    border: 1px solid var(--line-3);
    border-radius: var(--r-ctl);
    background: var(--surface);
    text-align: start;
  }
  & > button:disabled {
    background: var(--sunken);
    color: var(--ink-3);
    border-color: var(--line);
  }
  & > button > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > button > span[data-placeholder] {
    color: var(--ink-3);
  }
  & svg {
    flex: none;
    color: var(--ink-3);
  }
`;

const List = styled(ListBox)`
  padding: 8px 0;
  outline: 0;
`;

const Line = styled(ListBoxItem)`
  ${choiceStyle}
`;

export interface SelectProps {
  label: string;
  options: readonly Choice[];
  /** The value in force; none shows the placeholder. */
  value: string | undefined;
  onChange: (value: string) => void;
  placeholder?: string;
  disabled?: boolean;
}

/** One of many, chosen from a list that opens. */
export function Select({ label, options, value, onChange, placeholder, disabled = false }: SelectProps) {
  return (
    <Frame
      value={value ?? null}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
      placeholder={placeholder}
      isDisabled={disabled}
    >
      <Label>{label}</Label>
      <Button>
        <SelectValue>{({ selectedText, defaultChildren }) => selectedText ?? defaultChildren}</SelectValue>
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
      <FloatingPopover offset={4}>
        <List>
          {options.map((option) => (
            <Line key={option.value} id={option.value} textValue={option.label} isDisabled={option.disabled}>
              <span data-words="">{option.label}</span>
              {option.value === value ? <Check data-tick="" size={16} aria-hidden="true" /> : null}
            </Line>
          ))}
        </List>
      </FloatingPopover>
    </Frame>
  );
}
