import { cellFaults, mostImportRows, type CellFault, type ImportTrouble } from '@banyan/contracts/organisation';
import { extname } from 'node:path';
import { Faults, ImportRefused, type Fault } from '../../import/faults.ts';
import { rowsOf } from '../../import/sheets.ts';
import { bare, cellWords, troubleOf } from '../../import/table.ts';
import type { OwnColumns, TableKind } from '../../platform/tableKind.ts';
import type { RowContent } from './tables.schema.ts';

/** A file that was read: its first row, and the others that hold something. */
export interface ReadFile {
  readonly head: readonly string[];
  readonly rows: readonly { readonly line: number; readonly content: RowContent }[];
}

/** A file that does not come in at all. */
export class FileTrouble extends Error {
  override readonly name = 'FileTrouble';
  readonly why: ImportTrouble;
  readonly line: number | null;

  constructor(why: ImportTrouble, line: number | null = null) {
    super(`the file does not come in: ${why}`);
    this.why = why;
    this.line = line;
  }
}

const isCell = ({ cell, code, line }: Fault): boolean =>
  line !== null && typeof cell?.column === 'number' && cellFaults.some((one) => one === code);

/** A heading, cut to 100 whole signs. */
const headingOf = (cell: string): string => [...cellWords(cell)].slice(0, 100).join('');

/** Reads a table. Faults of single cells stay with the cells. Throws FileTrouble. */
export async function readFileRows(bytes: Buffer, name: string): Promise<ReadFile> {
  const faults = new Faults(name);
  const rows = await rowsOf(bytes, extname(name).toLowerCase(), faults).catch((error: unknown) => {
    if (error instanceof ImportRefused) throw fileTrouble(error.faults);
    throw error;
  });
  const whole = faults.all.filter((fault) => !isCell(fault));
  if (whole.length > 0) throw fileTrouble(whole);
  const cells = new Map<number, Fault[]>();
  for (const fault of faults.all) cells.set(fault.line ?? 0, [...(cells.get(fault.line ?? 0) ?? []), fault]);
  const filled = rows.filter((row) => row.cells.some((one) => one.trim() !== '') || cells.has(row.line));
  const [head, ...others] = filled;
  if (head === undefined || others.length === 0) throw new FileTrouble('empty');
  if (others.length > mostImportRows) throw new FileTrouble('tooMany');
  const width = others.reduce((most, row) => Math.max(most, row.cells.length), head.cells.length);
  return {
    head: Array.from({ length: width }, (_, place) => headingOf(head.cells[place] ?? '')),
    rows: others.map((row) => {
      const own = cells.get(row.line) ?? [];
      const words = Array.from({ length: width }, (_, place) => cellWords(row.cells[place] ?? ''));
      const troubles: Record<number, CellFault> = {};
      for (const [place, cell] of row.cells.entries()) {
        const trouble = troubleOf(cell, false);
        if (trouble !== null) troubles[place] = trouble;
      }
      for (const { cell, code } of own) {
        if (typeof cell?.column !== 'number') continue;
        troubles[cell.column] = code as CellFault;
        // The cell is shown as it stands, so that it can be mended.
        if (cell.text !== undefined) words[cell.column] = cell.text;
      }
      return { line: row.line, content: { cells: words, troubles, mended: {} } };
    }),
  };
}

function fileTrouble(faults: readonly Fault[]): FileTrouble {
  const [first] = faults;
  return new FileTrouble((first?.code ?? 'broken') as ImportTrouble, first?.line ?? null);
}

/** The columns that headings mean; of two with the same meaning the second is left out. */
export function proposedMapping(
  head: readonly string[],
  kind: TableKind,
  own?: OwnColumns,
): readonly (string | null)[] {
  const taken = new Set<string>();
  return head.map((heading) => {
    const column = kind.columnOf(heading) ?? own?.columnOf(heading) ?? null;
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

/** Headings as they are compared with those of an earlier file. */
export const headForm = (head: readonly string[]): string => head.map(bare).join('\n');
