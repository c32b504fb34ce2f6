/** Content of a cell; null for an empty one. */
export type CsvValue = string | number | boolean | null;

/** A cell for spreadsheets: quoted where necessary, and never a formula. */
function cellOf(value: CsvValue): string {
  const text = value === null ? '' : String(value);
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows as CSV, marked as UTF-8 so that spreadsheets show Chinese. */
export const csvOf = (rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
