import readXlsxFile, { type CellValue } from 'read-excel-file/universal';
import { officeLimits } from './limits.ts';
import type { Sheet, Sheets } from './office-types.ts';

/** A number as a table shows it, without floating-point noise. */
const numberText = (value: number) => String(Number(value.toPrecision(12)));

/** Moments in a table have no zone: they are shown as written. */
function momentText(value: Date): string {
  const text = value.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
}

function cellText(cell: CellValue | null): string {
  if (cell === null) return '';
  if (cell instanceof Date) return momentText(cell);
  return typeof cell === 'number' ? numberText(cell) : String(cell);
}

function sheetOf(name: string, data: readonly (readonly (CellValue | null)[])[]): Sheet {
  const { columns, rows } = officeLimits;
  const width = data.reduce((most, row) => Math.max(most, row.length), 0);
  return {
    name,
    rows: data.slice(0, rows).map((row) => row.slice(0, columns).map(cellText)),
    cut: data.length > rows || width > columns,
  };
}

/** The sheets of a table (.xlsx), up to the limits. Formulas show their saved results. */
export async function readSheets(bytes: ArrayBuffer): Promise<Sheets> {
  const found = await readXlsxFile(bytes);
  return {
    sheets: found.slice(0, officeLimits.sheets).map(({ sheet, data }) => sheetOf(sheet, data)),
    cut: found.length > officeLimits.sheets,
  };
}
