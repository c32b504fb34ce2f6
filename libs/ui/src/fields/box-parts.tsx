import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import styled, { css, keyframes } from 'styled-components';
import { inputBoxStyle } from '../components/input-box.ts';

/** The box of a field for react-aria, which takes the width of a list from it. */
export const GroupBox = styled(Group)`
  ${inputBoxStyle}
  padding-inline-end: 4px;

  &[data-size='lg'] {
    padding-inline-end: 8px;
  }
  & > button:last-child {
    margin-inline-end: 0;
  }
  & > button + button {
    margin-inline-start: -4px;
  }
`;

/** A small button in the box of a field. */
export const boxButton = css`
  flex: none;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 6px;
  color: var(--ink-3);

  &:hover {
    background: var(--hover);
    color: var(--ink);
  }
  &:is(:disabled, [data-disabled]) {
    opacity: 0.6;
    background: none;
    cursor: not-allowed;
  }
`;

/** A button with its meaning and name from a react-aria primitive. */
export const BoxButton = styled(Button)`
  ${boxButton}
`;

/**
 * A button that primitives leave alone. It is for the pointer: Tab skips it, as keys do the same in the box itself,
 * and an open list hides all else from assistive technology.
 */
export const PlainBoxButton = styled.button.attrs({ type: 'button', tabIndex: -1 })`
  ${boxButton}
`;

const turn = keyframes`to { rotate: 1turn; }`;

/** Shows visually that something is loading. */
export const Wheel = styled.i.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 16px;
  height: 16px;
  border: 2px solid var(--ink-3);
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;
