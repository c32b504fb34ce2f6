import type { SparringLine, SparringQuote } from '@banyan/contracts/talent';
import { Avatar } from '@banyan/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Bubble = styled.li`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: 4px 16px;
  max-width: 86%;

  & > :first-child {
    grid-row: 1 / 3;
  }
  & > span:nth-child(2) {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
  & > p {
    grid-column: 2;
    width: fit-content;
    padding: 12px 16px;
    border-radius: 12px;
    border-start-start-radius: 4px;
    background: var(--sunken);
    line-height: 24px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  &[data-who='learner'] {
    grid-template-columns: minmax(0, 1fr) 36px;
    margin-inline-start: auto;
  }
  &[data-who='learner'] > :first-child {
    grid-area: 1 / 2 / 3;
  }
  &[data-who='learner'] > span:nth-child(2) {
    grid-area: 1 / 1;
    text-align: end;
  }
  &[data-who='learner'] > p {
    grid-column: 1;
    margin-inline-start: auto;
    border-start-start-radius: 12px;
    border-start-end-radius: 4px;
    background: var(--accent-soft);
  }
  & mark {
    background: none;
    color: inherit;
    text-decoration: underline 2px var(--ok);
    text-underline-offset: 4px;
  }
  & mark[data-bad] {
    text-decoration-color: var(--warn);
  }
  & [data-cursor] {
    display: inline-block;
    width: 8px;
    height: 16px;
    margin-inline-start: 2px;
    background: var(--ink-2);
    vertical-align: -2px;
  }
`;

/** The text of a line with the quotes of criteria underlined; where several overlap, a harmful one is marked. */
function marked(text: string, quotes: readonly SparringQuote[]): ReactNode[] {
  const edges = [...new Set([0, text.length, ...quotes.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b);
  return edges.slice(0, -1).map((from, index) => {
    const to = edges[index + 1] ?? text.length;
    const over = quotes.filter((quote) => quote.from <= from && quote.to >= to);
    const words = text.slice(from, to);
    if (over.length === 0) return words;
    return (
      <mark key={from} data-bad={over.some(({ good }) => !good) ? '' : undefined}>
        {words}
      </mark>
    );
  });
}

export interface LineBubbleProps {
  line: SparringLine;
  /** Name of the speaker, above the line. */
  name: string;
  /** Quotes of it by criteria. */
  quotes?: readonly SparringQuote[];
  /** The line is still arriving. */
  speaking?: boolean;
}

/** One line of a dialogue. */
export function LineBubble({ line, name, quotes = [], speaking = false }: LineBubbleProps) {
  return (
    <Bubble data-who={line.who}>
      <Avatar name={name.split(/[，,]/)[0] ?? name} size={36} />
      <span>{name}</span>
      <p>
        {marked(line.text, quotes)}
        {speaking ? <span data-cursor="" aria-hidden="true" /> : null}
      </p>
    </Bubble>
  );
}
