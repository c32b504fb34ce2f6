import styled from 'styled-components';

/** A choice as a line with its letter; the input lies over all of it. Whoever shows it says its columns and its letter's size. */
export const OptionLine = styled.label`
  position: relative;
  display: grid;
  border: 1px solid var(--line);
  overflow-wrap: anywhere;
  transition: border-color var(--quick) var(--ease);

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > [data-letter] {
    display: grid;
    place-items: center;
    border: 1.5px solid var(--line-2);
    border-radius: 6px;
    font-weight: 600;
    color: var(--ink-2);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
`;
