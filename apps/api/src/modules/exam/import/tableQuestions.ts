import type { Faults } from '../../../import/faults.ts';
import { bare, cellWords, type TableRow } from '../../../import/table.ts';
import { columns, type Column } from './columns.ts';
import type { Draft } from './draft.ts';
import type { QuestionCells, ReadQuestion } from './readQuestion.ts';
import { filled } from './sourceOf.ts';
import { readTable } from './table.ts';

/** The column of each place of a table; null: it is left out. */
export type TableMapping = readonly (Column | null)[];

/** The columns that headings mean; of two with the same meaning the second is left out. */
export function proposed(head: readonly string[]): TableMapping {
  const found = head.map((name) => columns.get(bare(name)) ?? null);
  return found.map((column, at) => (column !== null && found.indexOf(column) === at ? column : null));
}

/** The questions of a table. `mapping`: what its columns are, where somebody has said it. */
export function tableQuestions(
  rows: readonly TableRow[],
  mapping: TableMapping | null,
  faults: Faults,
): ReadQuestion[] {
  const [head, ...others] = rows;
  if (head === undefined) return [];
  const places = mapping ?? proposed(head.cells);
  const named =
    mapping === null
      ? rows
      : [{ ...head, cells: places.map((one) => one ?? '') }, ...others.map((row) => only(row, places))];
  const drafts = new Map<number, Draft>(readTable(named, faults).map((draft) => [draft.line, draft]));
  return others
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ cells, line }) => ({
      line,
      source: { cells: cellsAt(cells, places) },
      draft: drafts.get(line) ?? null,
    }));
}

/** A row without the cells of columns that are left out, and without those behind the last column. */
const only = ({ cells, line }: TableRow, places: TableMapping): TableRow => ({
  line,
  cells: cells.map((cell, at) => (at < places.length && places[at] === null ? '' : cell)),
});

const cellsAt = (cells: readonly string[], places: TableMapping): QuestionCells =>
  filled(
    Object.fromEntries(places.flatMap((column, at) => (column === null ? [] : [[column, cellWords(cells[at] ?? '')]]))),
  );

/** A question of cells that somebody has mended. */
export function mendedRow(line: number, cells: QuestionCells, faults: Faults): Draft | null {
  const entries = Object.entries(filled(cells));
  const needed = ['kind', 'stem', 'answer'].filter((column) => cells[column as Column] === undefined);
  const rows = [
    { line, cells: [...entries.map(([column]) => column), ...needed] },
    { line, cells: [...entries.map(([, words]) => words), ...needed.map(() => '')] },
  ];
  return readTable(rows, faults)[0] ?? null;
}
