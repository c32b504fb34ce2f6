import { Menu } from '@videojs/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { stageControl } from '@banyan/ui/media';

const Trigger = styled.button`
  ${stageControl}
`;

const Popup = styled(Menu.Popup)`
  position: absolute;
  min-width: 120px;
  margin: 0;
  padding: 4px 0;
  border: 0;
  border-radius: var(--r-ctl);
  background: var(--stage-shade);
  color: var(--on-stage);
  font-variant-numeric: tabular-nums;
`;

const Item = styled(Menu.RadioItem)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding-inline: 12px 16px;
  cursor: pointer;
  outline: 0;

  & > svg {
    visibility: hidden;
  }
  &[aria-checked='true'] {
    font-weight: 600;
  }
  &[aria-checked='true'] > svg {
    visibility: visible;
  }
  &[data-highlighted] {
    background: color-mix(in srgb, var(--on-stage) 16%, transparent);
  }
`;

export interface StageMenuProps {
  /** Name of the choice, for button and list. */
  label: string;
  /** Content of the button. */
  children: ReactNode;
  options: readonly { value: string; label: string; lang?: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A menu on the picture. It opens within the player, so that it also works in full screen. */
export function StageMenu({ label, children, options, value, onChange }: StageMenuProps) {
  const current = options.find((option) => option.value === value);
  const name = current === undefined ? label : `${label}: ${current.label}`;
  return (
    <Menu.Root side="top" align="center">
      <Menu.Trigger render={<Trigger type="button" title={label} />} aria-label={name}>
        {children}
      </Menu.Trigger>
      <Popup>
        <Menu.Content aria-label={label}>
          <Menu.RadioGroup value={value} onValueChange={onChange} aria-label={label}>
            {options.map((option) => (
              <Item key={option.value} value={option.value} lang={option.lang}>
                <Check size={16} aria-hidden="true" />
                {option.label}
              </Item>
            ))}
          </Menu.RadioGroup>
        </Menu.Content>
      </Popup>
    </Menu.Root>
  );
}
