import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { buffer } from 'node:stream/consumers';
import readXlsxFile, { type CellValue, InvalidSpreadsheetError } from 'read-excel-file/node';
import { textOf } from './readText.ts';
import { type Faults, refused } from './faults.ts';
import { listZip, ZipError } from '../files/zip.ts';
import type { TableRow } from './table.ts';

const longestRecord = 100_000;
/** Limits of an unpacked workbook: far more than a table needs, far less than a memory. */
const limits = { files: 500, bytes: 100_000_000, fileBytes: 50_000_000, ratio: 200 };
const longestCell = 20_000;

/** Rows of a table, by the extension of its file. */
export async function rowsOf(bytes: Buffer, extension: string, faults: Faults): Promise<readonly TableRow[]> {
  switch (extension) {
    case '.csv':
      return csvRows(textOf(bytes, faults.file), faults);
    case '.xlsx':
      return xlsxRows(bytes, faults);
    case '.xls':
      faults.add(null, 'Workbooks of the old kind are not read.', 'Save it as .xlsx.');
      return [];
    default:
      faults.add(null, 'This kind of file is not read.', 'Tables come in as .csv or .xlsx.');
      return [];
  }
}

/** Rows of a CSV file; its first line shows the separator of cells: comma, semicolon or tab, or another in `sep=`. */
function csvRows(text: string, faults: Faults): TableRow[] {
  // Excel writes and reads a line of its own for the sign.
  const [named = '', sign] = /^"?sep=(.)"?(?:\n|$)/i.exec(text) ?? [];
  const rows = text.slice(named.length);
  const before = sign === undefined ? 0 : 1;
  const [first = ''] = rows.split('\n', 1);
  const delimiter =
    sign ?? [',', '\t', ';'].toSorted((one, other) => first.split(other).length - first.split(one).length)[0] ?? ',';
  try {
    let line = 1 + before;
    const read = parse(rows, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: longestRecord,
    }) as unknown as readonly { readonly record: readonly string[]; readonly info: { readonly lines: number } }[];
    return read.map(({ record, info }) => {
      // It is reported at the line on which a row begins, however many lines its cells have.
      const row = { line, cells: record };
      line = info.lines + 1 + before;
      return row;
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines + before : null;
    faults.add(
      line,
      `This is no sound CSV: ${error.message}.`,
      'Put text with commas, lines or quotes in double quotes, and write a quote in it twice.',
    );
    return [];
  }
}

/** Rows of the first sheet of a workbook. Formulas are refused: their results depend on who opened the file last. */
async function xlsxRows(bytes: Buffer, faults: Faults): Promise<TableRow[]> {
  await refuseOddParts(bytes, faults);
  if (faults.any) return [];
  const sheets = await readXlsxFile(bytes).catch((error: unknown) => {
    if (error instanceof InvalidSpreadsheetError || error instanceof Error)
      throw refused(faults.file, null, `The workbook cannot be read: ${error.message}.`, 'Save it again as .xlsx.');
    throw error;
  });
  const filled = sheets.filter(({ data }) => data.length > 0);
  if (filled.length > 1) {
    faults.add(
      null,
      `The workbook has ${filled.length} sheets with content: ${filled.map(({ sheet }) => sheet).join(', ')}.`,
      'Keep the one that is meant.',
    );
    return [];
  }
  return (filled[0]?.data ?? []).map((cells, index) => ({
    line: index + 1,
    cells: cells.map((cell) => wordsOf(cell, index + 1, faults)),
  }));
}

function wordsOf(cell: CellValue | null, line: number, faults: Faults): string {
  if (cell instanceof Date) {
    faults.add(line, 'A cell holds a date.', 'Format the cell as text and write it anew.');
    return '';
  }
  const text = cell === null ? '' : String(cell);
  if (text.length > longestCell) faults.add(line, 'A cell is too long.', `It may have ${longestCell} characters.`);
  return text.replaceAll(/\r\n?/g, '\n');
}

/** Checks the parts of a workbook before parsing any. */
async function refuseOddParts(bytes: Buffer, faults: Faults): Promise<void> {
  try {
    for (const part of await listZip(bytes, limits)) {
      if (!part.path.endsWith('.xml')) continue;
      const xml = (await buffer(await part.open())).toString('utf8');
      if (/<!(?:DOCTYPE|ENTITY)/i.test(xml))
        faults.add(null, 'The workbook declares entities.', 'Save it again as .xlsx.');
      if (!/^xl\/worksheets\/[^/]+\.xml$/i.test(part.path)) continue;
      for (const [, cell = '', row = ''] of xml.matchAll(
        /<(?:\w+:)?c\b[^>]*\br="([A-Z]{1,3}(\d{1,7}))"[^>]*>\s*<(?:\w+:)?f[\s>/]/g,
      )) {
        faults.add(Number(row), `Cell ${cell} holds a formula.`, 'Write its result as text.');
      }
    }
  } catch (error) {
    const bomb =
      error instanceof ZipError && (error.fault === 'bomb' || error.fault === 'tooLarge' || error.fault === 'tooMany');
    throw refused(
      faults.file,
      null,
      bomb ? 'The workbook is far larger than it pretends.' : 'This is no workbook, or it is damaged.',
      'Save it again as .xlsx.',
    );
  }
}
