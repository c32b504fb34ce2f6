import styled from 'styled-components';
import { officeLimits } from './limits.ts';
import type { OfficeWords, Sheet } from './office-types.ts';
import { Scroll } from './office-style.ts';

const Table = styled.table`
  min-width: 100%;
  font-size: var(--t14);
  line-height: 22px;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    max-width: 360px;
    padding: 6px 12px;
    border: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & th {
    background: var(--sunken);
  }
`;

export interface SheetTableProps {
  /** The sheet; its first row is the head. */
  sheet: Sheet;
  /** Accessible name. */
  label: string;
  /** Notes on an empty sheet and on a cut one. */
  words: Pick<OfficeWords, 'cutSheet' | 'empty'>;
}

/** One sheet, as a table with a head. */
export function SheetTable({ label, sheet, words }: SheetTableProps) {
  const { cut, rows } = sheet;
  const [head = [], ...body] = rows;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Array.from({ length: width }, (_, index) => index);
  const said = words.cutSheet
    .replace('{rows}', String(officeLimits.rows))
    .replace('{columns}', String(officeLimits.columns));
  return (
    <Scroll role="document" aria-label={label} tabIndex={0}>
      {width === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <Table>
          <thead>
            <tr>
              {columns.map((at) =>
                // An empty head cell would name nothing.
                (head[at] ?? '') === '' ? (
                  <td key={at} />
                ) : (
                  <th key={at} scope="col">
                    {head[at]}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {body.map((row, no) => (
              <tr key={no}>
                {columns.map((at) => (
                  <td key={at}>{row[at] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {cut ? <p data-note="">{said}</p> : null}
    </Scroll>
  );
}
