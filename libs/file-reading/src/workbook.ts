import { read, SSF, type CellObject, type NumberFormat, type WorkSheet } from '@e965/xlsx';

/** Why what a cell shows is not what somebody wrote into it. */
export type CellTrouble =
  /** More digits than a spreadsheet keeps: the last ones are zeros. */
  | 'rounded'
  /** `#N/A` and its like. */
  | 'error'
  /** The result of a formula, as it was when the file was last saved. */
  | 'formula'
  | 'date';

/** A cell as its program shows it, whatever the width of its column. */
export interface SheetCell {
  readonly text: string;
  readonly trouble: CellTrouble | null;
}

/** A stretch of cells that are merged into the first; from 0, ends included. */
export interface MergedCells {
  readonly from: { readonly row: number; readonly column: number };
  readonly to: { readonly row: number; readonly column: number };
}

/** A sheet that its program shows. */
export interface WorkbookSheet {
  readonly name: string;
  /** Rows up to the last one with content; a missing cell is empty. */
  readonly rows: readonly (readonly (SheetCell | undefined)[])[];
  readonly merged: readonly MergedCells[];
  /** There are more rows or columns than were asked for. */
  readonly cut: boolean;
}

/** Most cells that are read of a sheet. */
export interface SheetLimits {
  readonly rows: number;
  readonly columns: number;
}

/** A workbook that is not read. */
export class WorkbookError extends Error {
  override readonly name = 'WorkbookError';
  readonly fault: 'locked' | 'damaged';

  constructor(fault: 'locked' | 'damaged', options?: ErrorOptions) {
    super(`the workbook is ${fault}`, options);
    this.fault = fault;
  }
}

/** First bytes of .xlsx and of .xls. */
const signatures: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Digits that spreadsheets keep of a number. */
const keptDigits = 15;

/** Formats without a day: a time of the day, or a duration. */
const timeAlone = /^(?:\[[$-][^\]]*\])?\[?h{1,2}\]?:mm(?::ss)?(?:;@)?$/i;
/** Formats of days that each country writes in its own way. */
const ofCountry: ReadonlySet<NumberFormat | undefined> = new Set(['m/d/yy', 'm/d/yyyy', 'm/d/yy h:mm', 14, 22]);

/** The part of the library that knows formats; it has no types of its own. */
interface Formats {
  is_date(format: string): boolean;
  format(format: string, value: number): string;
}

/** The sheets of a workbook (.xlsx, .xls) that are not hidden. Throws WorkbookError. */
export function readWorkbook(bytes: Uint8Array, limits: SheetLimits): readonly WorkbookSheet[] {
  // The library would read any text as a table.
  if (!signatures.some((signature) => signature.every((byte, at) => bytes[at] === byte)))
    throw new WorkbookError('damaged');
  try {
    const { Sheets, SheetNames, Workbook } = read(bytes, { type: 'array', dense: true, cellNF: true });
    return SheetNames.flatMap((name, index) => {
      const sheet = Sheets[name];
      const isHidden = (Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
      return sheet === undefined || isHidden ? [] : [sheetOf(name, sheet, limits, SSF as Formats)];
    });
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new WorkbookError(isLocked ? 'locked' : 'damaged', { cause: error });
  }
}

function sheetOf(name: string, sheet: WorkSheet, limits: SheetLimits, formats: Formats): WorkbookSheet {
  const rows: (SheetCell | undefined)[][] = [];
  let cut = false;
  // Rows and cells without content are not there: a sheet may say that it has a million of them.
  (sheet['!data'] ?? []).forEach((row, rowNo) => {
    row.forEach((cell, column) => {
      const shown = cellOf(cell, formats);
      if (shown.text === '') return;
      if (rowNo >= limits.rows || column >= limits.columns) {
        cut = true;
        return;
      }
      while (rows.length <= rowNo) rows.push([]);
      (rows[rowNo] ??= [])[column] = shown;
    });
  });
  const merged = (sheet['!merges'] ?? []).map(({ e, s }) => ({
    from: { row: s.r, column: s.c },
    to: { row: e.r, column: e.c },
  }));
  return { name, rows, merged, cut };
}

function cellOf(cell: CellObject, formats: Formats): SheetCell {
  const trouble = cell.f === undefined ? null : 'formula';
  if (cell.t === 'e') return { text: cell.w ?? '#N/A', trouble: trouble ?? 'error' };
  if (typeof cell.v !== 'number') return { text: cell.w ?? String(cell.v ?? ''), trouble };
  const format = String(cell.z ?? '');
  if (timeAlone.test(format)) return { text: (cell.w ?? '').replace(/^\d:/, '0$&'), trouble };
  if (formats.is_date(format)) return { text: dayText(cell.v, cell, formats), trouble: trouble ?? 'date' };
  const isRounded = Number.isInteger(cell.v) && Math.abs(cell.v) >= 10 ** keptDigits;
  return { text: numberText(cell.v, cell).trim(), trouble: trouble ?? (isRounded ? 'rounded' : null) };
}

/** A number without what reckoning in binary adds to it. */
const plainNumber = (value: number) => String(Number(value.toPrecision(keptDigits)));

const numberText = (value: number, { w, z }: CellObject) =>
  w === undefined || z === undefined || z === 'General' || z === '@' ? plainNumber(value) : w;

const dayText = (value: number, { w = '', z }: CellObject, formats: Formats) =>
  ofCountry.has(z) ? formats.format(value % 1 === 0 ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm', value) : w;
