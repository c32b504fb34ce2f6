import styled from 'styled-components';
import { OptionLine } from '../../shared/option-line.ts';

/** The sheet of a battle, for its questions, waiting and outcomes. */
export const Sheet = styled.section`
  width: 880px;
  max-width: 100%;
  margin: 0 auto;
  padding: 28px 32px 24px;
  box-sizing: border-box;
  border-radius: var(--r-card);
  background: var(--surface);
  box-shadow: var(--float-shadow);
  outline: 0;

  & > h2 {
    font-size: var(--t20);
    line-height: 32px;
    overflow-wrap: anywhere;
  }
`;

/** Number, kind and rule of a question. */
export const Head = styled.p`
  display: flex;
  align-items: baseline;
  gap: 12px;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;

  & > b {
    font-size: var(--t20);
    color: var(--ink);
  }
  & > b > span {
    font-size: var(--t14);
    font-weight: 400;
    color: var(--ink-3);
  }
  & > small {
    margin-inline-start: auto;
    font-size: var(--t12);
    color: var(--ink-3);
  }
`;

/** Text of a question. */
export const Stem = styled.div`
  margin-top: 8px;
  font-size: var(--t20);
  line-height: 32px;
  font-weight: 600;
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

/** Options side by side. */
export const Options = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  margin-top: 24px;
`;

/** One option; after the answer it shows whether it was right, and the players who chose it. */
export const Option = styled(OptionLine)`
  grid-template-columns: 28px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  min-height: 72px;
  padding: 8px 16px;
  box-sizing: border-box;
  border-radius: var(--r-ctl);
  color: var(--ink-2);

  & > [data-letter] {
    width: 26px;
    height: 26px;
    font-size: var(--t14);
  }
  &:not([data-shown]) {
    cursor: pointer;
  }
  &:not([data-shown]):hover {
    border-color: var(--line-2);
  }
  &[data-chosen] {
    border-color: var(--accent);
    color: var(--ink);
  }
  &[data-chosen] > [data-letter] {
    border-color: transparent;
    background: var(--accent-fill);
    color: var(--on-accent);
  }
  &[data-shown='right'] {
    border-color: var(--ok);
    background: var(--ok-soft);
    color: var(--ink);
  }
  &[data-shown='right'] > [data-letter] {
    border-color: transparent;
    background: var(--ok);
    color: var(--surface);
  }
  &[data-shown='wrong'] {
    border-color: var(--danger);
    color: var(--ink);
  }
  &[data-shown='wrong'] > [data-letter] {
    border-color: transparent;
    background: var(--danger);
    color: var(--surface);
  }
  & > small {
    display: flex;
    gap: 4px;
  }
`;

/** The outcome of an answer, and the next step. */
export const Below = styled.div`
  display: flex;
  align-items: center;
  gap: 24px;
  min-height: 48px;
  margin-top: 16px;

  & > p {
    flex: 1;
    min-width: 0;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  & > p > b[data-right] {
    color: var(--ok);
  }
  & > p a {
    white-space: nowrap;
  }
`;
