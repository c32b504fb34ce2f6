import { css } from 'styled-components';

/**
 * A label around an invisible native input and the `<i>` drawn in its place, with words and an optional description.
 * The input lies over the drawing, so that pointer and assistive technology find it where it is seen.
 */
export const choiceLabel = css`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: 8px;
  max-width: 100%;
  min-height: 24px;
  line-height: 24px;
  cursor: pointer;

  & > input {
    position: absolute;
    width: 24px;
    height: 24px;
    margin: 0;
    inset-inline-start: -3px;
    opacity: 0;
    cursor: inherit;
  }
  & > i {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 3px 0;
    border: 1.5px solid var(--line-3);
    background: var(--surface);
    transition:
      background-color var(--quick) var(--ease),
      border-color var(--quick) var(--ease),
      border-width var(--quick) var(--ease);
  }
  & > input:focus-visible + i {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > span > small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  &:has(> input:disabled) {
    color: var(--ink-3);
    cursor: not-allowed;
  }
  & > input:disabled + i {
    background: var(--sunken);
    border-color: var(--line-2);
  }
`;
