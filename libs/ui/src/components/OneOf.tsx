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
  /** Which of them shows; outside of the list none does. */
  index: number;
  /** They end at the same place rather than begin there. */
  end?: boolean;
}

/** One of several words in the place of the widest, so that nothing moves when another one shows. For the eye alone. */
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
