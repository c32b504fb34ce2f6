import { typedForm } from '../text/typedAnswer.ts';
import type { Faults } from './faults.ts';

/** A row of a table, of any kind of file. */
export interface TableRow {
  /** Line of a CSV file, row of a sheet. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A row by its columns; a missing column is empty. */
export interface NamedRow<Column extends string> {
  readonly line: number;
  readonly cell: (column: Column) => string;
  /** Whether the table has a column. */
  readonly has: (column: Column) => boolean;
}

/** Names of a table's columns. */
export interface TableHead<Column extends string> {
  /** By their names in `bare` form. */
  readonly columns: ReadonlyMap<string, Column>;
  /** Required ones. */
  readonly needed: readonly Column[];
  /** For the message about an unknown name: the names allowed. */
  readonly known: string;
  /** Columns whose digits all count, as those of an account do. */
  readonly exact?: readonly Column[];
  /** Cells may speak of errors of spreadsheets, such as questions about them. */
  readonly asksOfErrors?: true;
}

const remark = /\((?:必填|必需|选填|可选|非必填|可不填|required|optional)\)|\*/g;

/** A name as it is compared: in simplified or traditional characters alike, whether or not it must be filled in. */
export const bare = (text: string) =>
  typedForm(text)
    .replaceAll(remark, '')
    .replaceAll(/[_\-()]/g, '');

/** Text that a spreadsheet would calculate, or start a program with, when the file is opened again. */
const formula = /^\s*(?:=|[+\-@][a-z_]+\d*[(|!])/i;

/** A mark with which a spreadsheet keeps digits as they are written. */
const textMark = /^'(?='*(?:[+-]?[\d.][\d. -]*$|[=+\-@\t\r]))/;
/** More digits than a cell was wide for. */
const shortened = /^[+-]?\d(?:\.\d+)?E[+-]?\d{1,3}$/i;
const failed = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|#+)$/i;

/** Why the words of a cell are not what somebody wrote. */
export function troubleOf(text: string, isExact: boolean): 'formula' | 'error' | 'shortened' | null {
  if (formula.test(text)) return 'formula';
  if (failed.test(text.trim())) return 'error';
  return isExact && shortened.test(text.trim()) ? 'shortened' : null;
}

/** Words of a cell, without what a spreadsheet puts in front of digits to keep them, and the sign that no database holds. */
export const cellWords = (text: string) => text.replaceAll('\0', '').trim().replace(textMark, '');

/** The cell from which `cellWords` reads these words: a mark that somebody wrote gets one more in front of it. */
export const cellOf = (words: string) => (cellWords(words) === words.trim() ? words : `'${words}`);

/** The rows of a table whose first row names its columns; empty ones are skipped. Null: the columns are not right. */
export function namedRows<Column extends string>(
  [head, ...rows]: readonly TableRow[],
  names: TableHead<Column>,
  faults: Faults,
): readonly NamedRow<Column>[] | null {
  const places = head === undefined ? null : placesOf(head, names, faults);
  if (head === undefined || places === null) return null;
  return rows.flatMap(({ cells, line }) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    if (cells.slice(head.cells.length).some((one) => one.trim() !== '')) {
      faults.add(line, 'The row has more cells than there are columns.', 'Put text with commas in double quotes.');
      return [];
    }
    const odd = cells.find((one) => formula.test(one));
    if (odd !== undefined) {
      faults.add(line, `A cell holds a formula: ${odd.slice(0, 40)}`, 'Write its result as text.');
      return [];
    }
    const words = cells.map(cellWords);
    const cell = (column: Column) => words[places.get(column) ?? -1] ?? '';
    const broken = names.asksOfErrors === true ? undefined : words.find((one) => failed.test(one));
    if (broken !== undefined)
      faults.add(line, `A cell holds an error: ${broken}.`, 'Write what is meant, or leave it empty.');
    for (const column of names.exact ?? []) {
      if (!shortened.test(cell(column))) continue;
      const wrong = `The ${column} "${cell(column)}" is a number whose last digits a spreadsheet has left out.`;
      faults.add(line, wrong, 'Format the column as text, and write it anew.');
    }
    return broken === undefined ? [{ line, cell, has: (column: Column) => places.has(column) }] : [];
  });
}

function placesOf<Column extends string>(
  { cells, line }: TableRow,
  { columns, known, needed }: TableHead<Column>,
  faults: Faults,
): ReadonlyMap<Column, number> | null {
  const places = new Map<Column, number>();
  for (const [place, name] of cells.entries()) {
    const column = columns.get(bare(name));
    if (name.trim() === '') continue;
    if (column === undefined) faults.add(line, `There is no column "${name.trim().slice(0, 40)}".`, known);
    else if (places.has(column)) faults.add(line, `The column "${column}" stands here twice.`, 'Remove one.');
    else places.set(column, place);
  }
  for (const one of needed) {
    if (!places.has(one)) faults.add(line, `The column "${one}" is missing.`, 'The first row names the columns.');
  }
  return faults.any ? null : places;
}
