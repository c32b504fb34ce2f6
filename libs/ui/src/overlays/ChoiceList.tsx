import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Dialog } from 'react-aria-components/Dialog';
import styled from 'styled-components';
import { Button } from '../components/Button.tsx';
import type { ChoiceContent } from './choice-types.ts';
import { ByKey } from './ByKey.tsx';
import { Localised } from './Localised.tsx';
import type { AnchoredProps } from './Popover.tsx';
import { choiceStyle, FloatingPopover } from './popover-style.ts';
import { takesFocus } from './takes-focus.ts';

const Body = styled(Dialog)`
  display: flex;
  flex-direction: column;
  max-height: inherit;
  outline: 0;
`;

const List = styled(ListBox)`
  padding: 8px 0;
  overflow: auto;
  outline: 0;
`;

const Line = styled(ListBoxItem)`
  ${choiceStyle}

  & > i {
    flex: none;
    width: 18px;
    height: 18px;
    display: grid;
    place-items: center;
    border: 1.5px solid var(--line-3);
    border-radius: var(--r-small);
    color: transparent;
  }
  & > i[data-single] {
    border-radius: 50%;
  }
  &[data-selected] > i {
    border-color: var(--accent-fill);
    background: var(--accent-fill);
    color: var(--on-accent);
  }
  &[data-selected] > i[data-single] {
    background: none;
    border-width: 5px;
  }
`;

const Foot = styled.div`
  padding: 8px;
  border-top: 1px solid var(--line);
`;

export interface ChoiceListProps extends AnchoredProps, ChoiceContent {}

/** A list beside a button to choose one or several. A single choice closes it; with several it stays open. */
export function ChoiceList({
  anchor,
  open,
  onOpenChange,
  label,
  placement = 'bottom start',
  options,
  selected,
  onChange,
  mode = 'multiple',
  clearText,
}: ChoiceListProps) {
  return (
    <Localised>
      <ByKey open={open} />
      <FloatingPopover triggerRef={anchor} isOpen={open} onOpenChange={onOpenChange} placement={placement} offset={4}>
        <Body aria-label={label}>
          <List
            aria-label={label}
            {...takesFocus}
            selectionMode={mode}
            // Escape closes the list and keeps the choices.
            escapeKeyBehavior="none"
            disallowEmptySelection={mode === 'single'}
            selectedKeys={selected}
            onSelectionChange={(keys) => {
              const all = keys === 'all' ? options.map(({ value }) => value) : [...keys].map(String);
              onChange(options.map(({ value }) => value).filter((value) => all.includes(value)));
              if (mode === 'single') onOpenChange(false);
            }}
          >
            {options.map((option) => (
              <Line key={option.value} id={option.value} textValue={option.label} isDisabled={option.disabled}>
                <i data-single={mode === 'single' ? '' : undefined} aria-hidden="true">
                  {mode === 'multiple' ? <Check size={14} strokeWidth={2.5} /> : null}
                </i>
                <span data-words="">{option.label}</span>
                {option.count === undefined ? null : <small>{option.count}</small>}
              </Line>
            ))}
          </List>
          {clearText === undefined || selected.length === 0 || mode === 'single' ? null : (
            <Foot>
              <Button variant="ghost" size="sm" block onClick={() => onChange([])}>
                {clearText}
              </Button>
            </Foot>
          )}
        </Body>
      </FloatingPopover>
    </Localised>
  );
}
