import { VisuallyHidden } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';

const Bars = styled.table`
  width: 100%;
  margin-top: 12px;
  border-collapse: collapse;
  table-layout: fixed;

  & th,
  & td {
    padding: 6px 0;
    text-align: end;
    font-weight: 400;
  }
  & thead th {
    padding: 0;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    white-space: nowrap;
  }
  & th:first-child {
    width: 40%;
    padding-inline-end: 24px;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & thead th:last-child {
    width: 112px;
  }
  & td:last-child {
    padding-inline-start: 24px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Track = styled.span`
  display: block;
  height: 8px;
  border-radius: 2px;
  background: var(--track);

  & > b {
    display: block;
    height: 8px;
    border-radius: 2px;
    background: var(--accent);
  }
`;

export interface OptionBarsProps {
  title: string;
  /** Options by their texts, each with its count. */
  rows: readonly { readonly name: string; readonly value: number }[];
  /** The unit counted. */
  counted: string;
  /** Value of a full bar. */
  most: number;
}

/** Counts of the options of a question: every option keeps its whole text, however long. */
export function OptionBars({ title, rows, counted, most }: OptionBarsProps) {
  const { t, number } = useWords();
  return (
    <Bars>
      <VisuallyHidden as="caption">{title}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t('questionnaire.chart.option')}</th>
          <td />
          <th scope="col">{counted}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }, index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            <td aria-hidden="true">
              <Track>
                <b style={{ width: `${most === 0 ? 0 : Math.min(100, (value / most) * 100)}%` }} />
              </Track>
            </td>
            <td>{number(value)}</td>
          </tr>
        ))}
      </tbody>
    </Bars>
  );
}
