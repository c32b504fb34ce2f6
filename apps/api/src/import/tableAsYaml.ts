import type { v } from '@banyan/contracts';
import { plain } from '../text/plain.ts';
import type { Faults } from './faults.ts';
import { partsOf, type Piece } from './shape.ts';
import { bare, namedRows, type NamedRow, type TableRow } from './table.ts';
import type { Yaml } from './yaml.ts';

/** Other names of columns, by the names of the format. */
export type ColumnNames = Readonly<Record<string, readonly string[]>>;

const truths: ReadonlyMap<string, boolean> = new Map([
  ...['y', 'yes', 'true', '1', '是'].map((name) => [name, true] as const),
  ...['n', 'no', 'false', '0', '否'].map((name) => [name, false] as const),
]);
const separator = /[;；\n]/;

interface Column {
  readonly name: string;
  /** English of a text that comes in several languages. */
  readonly hasEnglish: boolean;
  readonly isList: boolean;
  readonly read: (cell: string) => unknown;
}

/** A text in several languages has any parts at first, and languages at the end. */
const isText = (parts: readonly Piece[]) => parts.some(({ entries }) => entries !== undefined && 'zh' in entries);

function readerOf(parts: readonly Piece[]): (cell: string) => unknown {
  const types = new Set(parts.map(({ type }) => type));
  if (types.has('boolean')) return (cell) => truths.get(plain(cell)) ?? cell;
  if (!types.has('number')) return (cell) => cell;
  // An invalid number stays as it was written, so that the fault shows it.
  return (cell) => {
    const digits = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(cell) ? cell.replaceAll(',', '') : cell;
    return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : cell;
  };
}

function columnsOf(entry: v.GenericSchema): readonly Column[] {
  const [{ entries = {} } = { entries: {} }] = partsOf(entry);
  return Object.entries(entries).flatMap(([name, schema]) => {
    const parts = partsOf(schema);
    // A cell holds no object.
    if (!isText(parts) && parts.some((part) => part.entries !== undefined)) return [];
    const item = parts.find(({ type }) => type === 'array')?.item;
    const inside = item === undefined ? parts : partsOf(item);
    return [{ name, isList: item !== undefined, hasEnglish: isText(inside), read: readerOf(inside) }];
  });
}

function valueOf({ cell }: NamedRow<string>, { hasEnglish, isList, name, read }: Column): unknown {
  const written = cell(name);
  if (written === '') return undefined;
  const english = hasEnglish ? cell(`${name}_en`) : '';
  const inBoth = (zh: string, en: string | undefined) => (en === undefined || en === '' ? zh : { zh, en });
  if (!isList) return hasEnglish ? inBoth(written, english) : read(written);
  const englishItems = english.split(separator).map((one) => one.trim());
  const items = written.split(separator).flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
  return items.map((one, index) => (hasEnglish ? inBoth(one, englishItems[index]) : read(one)));
}

/**
 * The rows of a table as the list of a YAML file, with their lines: so a flat thing has one schema for both. A text has
 * its English in a second column `…_en`, and lists are separated by semicolons.
 */
export function tableAsYaml(
  rows: readonly TableRow[],
  { entry, list, names = {} }: { readonly list: string; readonly entry: v.GenericSchema; readonly names?: ColumnNames },
  faults: Faults,
): Yaml | null {
  const columns = columnsOf(entry);
  const all = columns.flatMap(({ hasEnglish, name }) => (hasEnglish ? [name, `${name}_en`] : [name]));
  const known = new Map(all.flatMap((name) => [name, ...(names[name] ?? [])].map((one) => [bare(one), name] as const)));
  const exact = columns.flatMap(({ hasEnglish, name }) => (hasEnglish ? [] : [name]));
  const head = { columns: known, needed: [], known: `Columns are ${all.join(', ')}.`, exact };
  const read = namedRows(rows, head, faults);
  if (read === null) return null;
  const value = read.map((row) =>
    Object.fromEntries(
      columns.map((column) => [column.name, valueOf(row, column)] as const).filter(([, one]) => one !== undefined),
    ),
  );
  return {
    file: faults.file,
    value: { [list]: value },
    lineOf: ([name, place]) => (name === list && typeof place === 'number' ? (read[place]?.line ?? 1) : 1),
  };
}
