import type { ReactNode } from 'react';
import styled from 'styled-components';

const Stack = styled.span`
  display: inline-grid;
  flex: none;
  max-width: 100%;

  &[data-end] {
    justify-items: end;
  }
  & > span {
    grid-area: 1 / 1;
    visibility: hidden;
  }
  & > span[data-shown] {
    visibility: visible;
  }
`;

interface OneOfProps {
  texts: readonly ReactNode[];
  /** Index of the shown text; outside of the list none is shown. */
  index: number;
  /** Aligns the texts at their end rather than their start. */
  end?: boolean;
}

/** One of several texts in the room of the widest, so that nothing moves at a change. Visual only. */
export function OneOf({ texts, index, end = false }: OneOfProps) {
  return (
    <Stack aria-hidden="true" data-end={end || undefined}>
      {texts.map((text, place) => (
        <span key={place} data-shown={place === index || undefined}>
          {text}
        </span>
      ))}
    </Stack>
  );
}
