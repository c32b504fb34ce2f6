import {
  readWorkbook,
  separated,
  WorkbookError,
  type CellTrouble,
  type MergedCells,
  type SheetCell,
  type WorkbookSheet,
} from '@banyan/file-reading';
import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { checkZip, ZipError } from '../files/zip.ts';
import { refused, type Faults } from './faults.ts';
import { textOf } from './readText.ts';
import type { TableRow } from './table.ts';

const longestRecord = 100_000;
/** Limits of an unpacked workbook: far more than a table needs, far less than a memory. */
const packed = { files: 500, bytes: 100_000_000, fileBytes: 50_000_000, ratio: 200 };
const largest = { rows: 100_000, columns: 200 };
const longestCell = 20_000;

/** Rows of a table, by the extension of its file. */
export async function rowsOf(bytes: Buffer, extension: string, faults: Faults): Promise<readonly TableRow[]> {
  switch (extension) {
    case '.csv':
      return csvRows(textOf(bytes, faults.file), faults);
    case '.xlsx':
    case '.xls':
      return sheetRows(bytes, faults);
    default:
      faults.tell(null, 'This kind of file is not read.', 'Tables come in as .csv, .xlsx or .xls.', {
        code: 'damaged',
      });
      return [];
  }
}

/** Rows of a CSV file. */
function csvRows(text: string, faults: Faults): TableRow[] {
  const { linesBefore, rows, separator } = separated(text);
  const sign = separator === '\t' ? '\\t' : `\\${separator}`;
  // Excel's way to keep a number as it is written: ="00456".
  const exact = new RegExp(`(^|[${sign}\\n])="([^"\\n]+)"(?=[${sign}\\n]|$)`, 'g');
  try {
    const read = parse(rows.replaceAll(exact, '$1"$2"'), {
      delimiter: separator,
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      max_record_size: longestRecord,
    }) as unknown as readonly { readonly record: readonly string[]; readonly info: { readonly lines: number } }[];
    return read.map(({ record, info }) => {
      // It is reported at the line on which a row begins, however many lines its cells have.
      const more = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      return { line: info.lines - more + linesBefore, cells: record };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines + linesBefore : null;
    faults.tell(
      line,
      `This is no sound CSV: ${error.message}.`,
      'Put text with commas, lines or quotes in double quotes, and write a quote in it twice.',
      { code: 'csv' },
    );
    return [];
  }
}

/** Rows of the one visible sheet of a workbook that has content. */
async function sheetRows(bytes: Buffer, faults: Faults): Promise<TableRow[]> {
  await refuseBomb(bytes, faults.file);
  const sheets = sheetsOf(bytes, faults.file);
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length > 1) {
    faults.tell(
      null,
      `The workbook has ${filled.length} sheets with content: ${filled.map(({ name }) => name).join(', ')}.`,
      'Keep the one that is meant.',
      { code: 'sheets' },
    );
    return [];
  }
  const [sheet] = filled;
  return sheet === undefined ? [] : wordsIn(sheet, faults);
}

function sheetsOf(bytes: Buffer, file: string): readonly WorkbookSheet[] {
  try {
    return readWorkbook(bytes, largest);
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    throw error.fault === 'locked'
      ? refused(file, null, 'The workbook asks for a password.', 'Save it without one.', 'locked')
      : refused(file, null, 'This is no workbook, or it is damaged.', 'Save it again as .xlsx.', 'damaged');
  }
}

/** A workbook is packed: its size is checked before anything is unpacked. One of the old kind is not. */
async function refuseBomb(bytes: Buffer, file: string): Promise<void> {
  if (bytes[0] !== 0x50) return;
  try {
    await checkZip(bytes, packed);
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    const isBomb = ['bomb', 'tooLarge', 'tooMany'].includes(error.fault);
    const wrong = isBomb ? 'The workbook is far larger than it pretends.' : 'This is no workbook, or it is damaged.';
    throw refused(file, null, wrong, 'Save it again as .xlsx.', isBomb ? 'bomb' : 'damaged');
  }
}

function wordsIn({ cut, merged, rows }: WorkbookSheet, faults: Faults): TableRow[] {
  if (cut)
    faults.tell(null, 'The sheet is too large.', `It may have ${largest.rows} rows and ${largest.columns} columns.`, {
      code: 'large',
    });
  const first = firstOfMerged(merged, faults);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return rows.map((_row, at) => ({
    line: at + 1,
    cells: Array.from({ length: width }, (_, column) => {
      const cell = rows[first.get(`${at} ${column}`) ?? at]?.[column];
      return cell === undefined ? '' : wordsOf(cell, { column, line: at + 1, name: nameOf(at, column) }, faults);
    }),
  }));
}

/** Merged cells of one column say the same for all their rows: the row of each one's words. Others are refused. */
function firstOfMerged(merged: readonly MergedCells[], faults: Faults): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const { from, to } of merged) {
    if (from.column !== to.column) {
      const cells = `${nameOf(from.row, from.column)}:${nameOf(to.row, to.column)}`;
      faults.tell(from.row + 1, `The cells ${cells} are merged.`, 'Divide them: each column has a cell of its own.', {
        code: 'merged',
        cell: { column: from.column },
      });
      continue;
    }
    // A whole column may be merged.
    for (let row = from.row + 1; row <= Math.min(to.row, largest.rows); row += 1)
      first.set(`${row} ${from.column}`, from.row);
  }
  return first;
}

/** Name of a cell: AB12. */
function nameOf(row: number, column: number): string {
  const letter = (at: number) => String.fromCharCode(65 + at);
  return `${column < 26 ? letter(column) : `${letter(Math.floor(column / 26) - 1)}${letter(column % 26)}`}${row + 1}`;
}

const troubles: Readonly<Record<CellTrouble, readonly [wrong: string, right: string]>> = {
  rounded: [
    'has more digits than a spreadsheet keeps: the last ones are lost',
    'Format it as text, and write it anew.',
  ],
  error: ['holds an error', 'Write what is meant, or leave it empty.'],
  // Its result depends on who opened the file last.
  formula: ['holds a formula', 'Write its result as text.'],
  date: ['holds a date', 'Format it as text, and write it anew.'],
};

function wordsOf(
  { text, trouble }: SheetCell,
  { column, line, name }: { readonly column: number; readonly line: number; readonly name: string },
  faults: Faults,
): string {
  if (trouble !== null) {
    const [wrong, right] = troubles[trouble];
    faults.tell(line, `Cell ${name} ${wrong}${trouble === 'error' ? `: ${text}` : ''}.`, right, {
      code: trouble,
      cell: { column, text },
    });
    return '';
  }
  if (text.length > longestCell)
    faults.tell(line, `Cell ${name} is too long.`, `It may have ${longestCell} characters.`, {
      code: 'tooLong',
      cell: { column },
    });
  return text.replaceAll(/\r\n?/g, '\n');
}
