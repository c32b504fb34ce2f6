import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useActivityWords } from './useWords.ts';

const Leaf = styled.time`
  display: grid;
  justify-items: center;
  align-content: center;
  width: 64px;
  padding: 8px 0;
  border-radius: var(--r-ctl);
  background: var(--sunken);
  color: var(--ink);
  font-variant-numeric: tabular-nums;

  & > b {
    font-size: var(--t24);
    line-height: 28px;
  }
  & > small {
    font-size: var(--t12);
    line-height: 18px;
    color: var(--ink-2);
    white-space: nowrap;
  }
  &[data-past] > b {
    color: var(--ink-3);
  }
`;

export interface DateLeafProps {
  /** Epoch ms. */
  at: number;
  /** It is over. */
  past?: boolean;
}

/** The day of an activity as a leaf of a calendar. */
export const DateLeaf = observer(function DateLeaf({ at, past = false }: DateLeafProps) {
  const { dayNumber, monthAndWeekday } = useActivityWords();
  return (
    <Leaf dateTime={new Date(at).toISOString()} data-past={past || undefined}>
      <b>{dayNumber(at)}</b>
      <small>{monthAndWeekday(at)}</small>
    </Leaf>
  );
});
