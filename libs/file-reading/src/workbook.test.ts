import { utils, write, type CellObject, type WorkBook } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readWorkbook, WorkbookError } from './workbook.ts';

const limits = { rows: 500, columns: 40 };
const number = (v: number, z?: string): CellObject => ({ t: 'n', v, ...(z === undefined ? {} : { z }) });

/** The rows of a sheet with these cells, from a file of this kind. */
function rowsOf(cells: readonly CellObject[], bookType: 'xlsx' | 'biff8' = 'xlsx') {
  const sheet = utils.aoa_to_sheet([]);
  cells.forEach((cell, c) => (sheet[utils.encode_cell({ r: 0, c })] = cell));
  sheet['!ref'] = utils.encode_range({ r: 0, c: 0 }, { r: 0, c: Math.max(0, cells.length - 1) });
  const book = utils.book_new(sheet, '一');
  const [read] = readWorkbook(new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer), limits);
  return (read?.rows[0] ?? []).map((cell) => [cell?.text, cell?.trouble ?? '']);
}

const bytesOf = (book: WorkBook, bookType: 'xlsx' | 'biff8' = 'xlsx') =>
  new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);

describe('a cell of a workbook', () => {
  it.each(['xlsx', 'biff8'] as const)('of %s has the words that its program shows [SE-12]', (bookType) => {
    const shown = rowsOf(
      [
        number(123, '00000'),
        number(0.05, '0%'),
        number(0.1 + 0.2),
        number(6901234567892),
        number(20260331000123),
        number(1.5, '0.00'),
        number(1234.5, '#,##0.00"元"'),
        number(8.5 / 24, 'h:mm'),
        number(1.0625, '[h]:mm'),
        { t: 's', v: '００１' },
        { t: 'b', v: true },
      ],
      bookType,
    );
    expect(shown).toEqual(
      [
        '00123',
        '5%',
        '0.3',
        '6901234567892',
        '20260331000123',
        '1.50',
        '1,234.50元',
        '08:30',
        '25:30',
        '００１',
        'TRUE',
      ].map((text) => [text, '']),
    );
  });

  it.each(['xlsx', 'biff8'] as const)('of %s is told to be odd [SE-12]', (bookType) => {
    const odd = rowsOf(
      [
        number(330106199001011234),
        number(1234567890123456),
        { t: 'e', v: 0x2a },
        number(46112, 'm/d/yy'),
        number(46112, 'yyyy"年"m"月"d"日"'),
      ],
      bookType,
    );
    expect(odd.map(([, trouble]) => trouble)).toEqual(['rounded', 'rounded', 'error', 'date', 'date']);
    expect(odd.slice(2).map(([text]) => text)).toEqual(['#N/A', '2026-03-31', '2026年3月31日']);
    // The library writes no formulas of the old kind.
    if (bookType === 'xlsx') expect(rowsOf([{ t: 'n', v: 3, f: '1+2' }])).toEqual([['3', 'formula']]);
  });
});

describe('a workbook', () => {
  it('has its visible sheets, up to so many rows and columns, and its merged cells [SE-12]', () => {
    const book = utils.book_new(utils.aoa_to_sheet([['a', 'b'], ['1'], ['2', '', 'c'], ['3']]), 'One');
    const [first] = Object.values(book.Sheets);
    if (first !== undefined) first['!merges'] = [{ s: { r: 1, c: 1 }, e: { r: 2, c: 1 } }];
    utils.book_append_sheet(book, utils.aoa_to_sheet([['secret']]), 'Two');
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 2 }] };
    const read = readWorkbook(bytesOf(book), { rows: 3, columns: 2 });
    expect(read).toMatchObject([
      { name: 'One', cut: true, merged: [{ from: { row: 1, column: 1 }, to: { row: 2, column: 1 } }] },
    ]);
    expect(read[0]?.rows.map((row) => row.map((cell) => cell?.text))).toEqual([['a', 'b'], ['1'], ['2']]);
  });

  it('is refused where it is damaged [SE-12]', () => {
    const sound = bytesOf(utils.book_new(utils.aoa_to_sheet([['a']]), 'One'));
    expect(() => readWorkbook(sound.slice(0, sound.length / 2), limits)).toThrow(WorkbookError);
  });
});
