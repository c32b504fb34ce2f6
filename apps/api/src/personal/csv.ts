import { csvOf, type CsvValue } from '@banyan/contracts';

const cellOf = (value: unknown): CsvValue => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value;
  // A moment is written as in the JSON, without the quotes that are part of it there.
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'bigint' ? String(value) : JSON.stringify(value);
};

/** Rows of one table as CSV, under the names of their columns. */
export function tableCsv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const names = Object.keys(rows[0] ?? {});
  return csvOf([names, ...rows.map((row) => names.map((name) => cellOf(row[name])))]);
}
