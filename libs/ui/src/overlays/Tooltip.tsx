import type { ReactElement } from 'react';
import { Focusable, OverlayArrow, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styled from 'styled-components';

const Tip = styled(AriaTooltip)`
  max-width: 320px;
  padding: 4px 8px;
  border-radius: var(--r-small);
  background: var(--tip);
  color: var(--on-tip);
  font-size: var(--t12);
  line-height: 20px;

  & kbd {
    margin-inline-start: 8px;
    padding: 0 4px;
    border: 1px solid currentColor;
    border-radius: var(--r-small);
    font: inherit;
    opacity: 0.8;
  }
  & i {
    display: block;
    width: 8px;
    height: 8px;
    margin: -4px 0;
    rotate: 45deg;
    background: var(--tip);
  }
`;

export interface TooltipProps {
  /** A short hint; never the only place of its information. */
  text: string;
  /** The equivalent key. */
  shortcut?: string;
  /** One focusable element. */
  children: ReactElement<Record<string, unknown>, string>;
}

/** A hint under the pointer or the focus. */
export function Tooltip({ text, shortcut, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <Tip offset={8}>
        <OverlayArrow>
          <i />
        </OverlayArrow>
        {text}
        {shortcut === undefined ? null : <kbd>{shortcut}</kbd>}
      </Tip>
    </TooltipTrigger>
  );
}
