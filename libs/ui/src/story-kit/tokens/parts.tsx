import styled from 'styled-components';
import type { Measured } from './measure.ts';
import type { Use } from './uses.ts';

/** The words of a use in the language of the toolbar. */
export const inLanguage = ([zh, en]: Use, english: boolean) => (english ? en : zh);

/** A table of tokens, one a line, with their names in code. */
export const Sheet = styled.table`
  table-layout: fixed;
  width: 1200px;
  max-width: 100%;
  margin-bottom: 32px;
  text-align: start;

  & caption {
    padding: 24px 0 8px;
    text-align: start;
    font-size: var(--t16);
    line-height: 24px;
    font-weight: 600;
  }
  & :is(td, th) {
    padding-block: 8px;
    padding-inline: 0 16px;
    border-top: 1px solid var(--line);
    text-align: start;
    font-weight: 400;
    vertical-align: middle;
  }
  & thead th {
    border: 0;
    padding-block: 0 4px;
    font-size: var(--t12);
    color: var(--ink-3);
  }
  & tr > :first-child {
    width: 176px;
  }
  & tr > :last-child:not(:nth-child(2)) {
    width: 240px;
  }
  /* Drawings need the room. */
  &[data-drawn] tr > :nth-child(2) {
    width: 320px;
  }
  &[data-drawn] tr > :last-child {
    width: auto;
  }
  & code {
    font:
      500 12px/20px ui-monospace,
      monospace;
    overflow-wrap: anywhere;
  }
`;

const Cell = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 32px;

  & > i {
    flex: none;
    display: grid;
    place-items: center;
    width: 64px;
    height: 32px;
    border: 1px solid var(--line);
    border-radius: var(--r-ctl);
    font-style: normal;
    font-weight: 600;
  }
  & > code {
    min-width: 72px;
    overflow-wrap: anywhere;
  }
  & > small {
    font-size: var(--t12);
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > small[data-short] {
    color: var(--danger);
    font-weight: 600;
  }
`;

export interface SwatchProps {
  /** Any CSS colour. */
  color: string;
  /** The ground that shows through a colour that is not solid. */
  ground?: string;
  /** Colour of a sample word on it. */
  word?: string;
  /** The value written beside it. */
  value: string;
  measured?: Measured | null;
}

/** A colour with its value and its measured contrast in use. */
export function Swatch({ color, ground, word, value, measured = null }: SwatchProps) {
  return (
    <Cell>
      <i style={{ background: `linear-gradient(${color}, ${color}) ${ground ?? ''}`, color: word }} aria-hidden="true">
        {word === undefined ? null : 'Aa'}
      </i>
      <code>{value}</code>
      {measured === null ? null : (
        <small data-short={measured.ratio < measured.least ? '' : undefined} data-ratio="">
          {measured.ratio.toFixed(2)} : 1 · {measured.on} · ≥ {measured.least}
        </small>
      )}
    </Cell>
  );
}
