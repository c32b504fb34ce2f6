import { readWorkbook } from '@banyan/file-reading';
import { officeLimits } from './limits.ts';
import type { Sheets } from './office-types.ts';

/** The visible sheets of a table, up to the limits, with what their program shows in each cell. */
export function readSheets(bytes: ArrayBuffer): Sheets {
  const { columns, rows: most, sheets } = officeLimits;
  const found = readWorkbook(new Uint8Array(bytes), { rows: most, columns });
  return {
    sheets: found.slice(0, sheets).map(({ cut, name, rows }) => ({
      name,
      rows: rows.map((row) => Array.from(row, (cell) => cell?.text ?? '')),
      cut,
    })),
    cut: found.length > sheets,
  };
}
