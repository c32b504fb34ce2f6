import styled from 'styled-components';
import { coveringInput } from './covering-input.ts';

/** A choice as a line with its letter; the input covers all of it. The parent sets its columns and its letter size. */
export const OptionLine = styled.label`
  ${coveringInput}
  border: 1px solid var(--line);
  overflow-wrap: anywhere;
  transition: border-color var(--quick) var(--ease);

  & > [data-letter] {
    display: grid;
    place-items: center;
    border: 1.5px solid var(--line-2);
    border-radius: 6px;
    font-weight: 600;
    color: var(--ink-2);
  }
`;
