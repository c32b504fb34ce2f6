import { Popover } from 'react-aria-components/Popover';
import styled, { css, keyframes } from 'styled-components';
import { mirroredIcons } from '../components/mirrored.ts';

const appear = keyframes`from { opacity: 0; translate: 0 -4px; }`;

/** A surface that floats above the page. */
export const floating = css`
  border: 1px solid var(--line);
  border-radius: var(--r-ctl);
  background: var(--float);
  color: var(--ink);
  box-shadow: var(--float-shadow);
  outline: 0;
  overflow: auto;

  &[data-entering] {
    animation: ${appear} var(--quick) var(--ease);
  }
`;

/** The surface of an overlay beside a button. */
export const FloatingPopover = styled(Popover)`
  ${floating}
  min-width: max(200px, var(--trigger-width, 0px));
  max-width: 360px;
`;

/** A line that can be chosen, in menus and lists alike. */
export const choiceStyle = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 36px;
  padding: 6px 16px;
  line-height: 20px;
  color: var(--ink);
  cursor: pointer;
  outline: 0;

  & > svg {
    flex: none;
    color: var(--ink-3);
  }
  ${mirroredIcons}
  & > [data-words] {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > small {
    max-width: 45%;
    overflow-wrap: anywhere;
    font-size: var(--t12);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > svg[data-tick] {
    margin-inline-start: auto;
    color: var(--accent);
  }
  &[data-focused],
  &[data-hovered] {
    background: var(--hover);
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px var(--accent);
  }
  &[data-selected] {
    font-weight: 600;
  }
  &[data-disabled] {
    color: var(--ink-3);
    cursor: not-allowed;
  }
  &[data-tone='danger'],
  &[data-tone='danger'] > svg {
    color: var(--danger);
  }
`;
