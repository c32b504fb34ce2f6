import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { tinyDocx, tinyPptx, tinyXlsx } from '../story-kit/tiny-office.ts';
import { fetchOffice, OfficeError } from './fetch-office.ts';
import { officeLimits } from './limits.ts';
import { readSheets } from './read-sheets.ts';
import { readWords } from './read-words.ts';

const bufferOf = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;

describe('an office file', () => {
  it('is read as a text whose tables have a head, with its marks told as words [CO-13]', async () => {
    const html = await readWords(
      bufferOf(
        tinyDocx('Check', '<script>alert(1)</script>', [
          ['Size', 'Limit'],
          ['42', '±0.02'],
        ]),
      ),
    );
    expect(html).toContain('<h1>Check</h1>');
    expect(html).toContain('&lt;script&gt;');
    expect(html).toMatch(/<thead><tr><th>.*Size.*<\/thead><tbody><tr><td>/s);
  });

  it('is read as sheets, up to so many rows and columns, numbers without what reckoning adds [CO-13]', () => {
    const long = Array.from({ length: officeLimits.rows + 1 }, (_, no) => [`row ${no}`, 0.1 + 0.2]);
    const { cut, sheets } = readSheets(bufferOf(tinyXlsx({ 'Line 1': long, Notes: [] })));
    expect([cut, sheets.map(({ name }) => name), sheets.map((one) => one.cut)]).toEqual([
      false,
      ['Line 1', 'Notes'],
      [true, false],
    ]);
    expect([sheets[0]?.rows.length, sheets[0]?.rows[1]]).toEqual([officeLimits.rows, ['row 1', '0.3']]);
  });

  it.each(['xlsx', 'biff8'] as const)(
    'of %s is read as its program shows it: digits, times, shares [CO-13]',
    (bookType) => {
      const sheet = utils.aoa_to_sheet([
        [
          6901234567892,
          { t: 'n', v: 8.5 / 24, z: 'h:mm' },
          { t: 'n', v: 0.25, z: '0%' },
          { t: 'n', v: 1.0625, z: '[h]:mm' },
        ],
        [20260331000123, { t: 'e', v: 0x2a }],
      ]);
      const book = utils.book_new(sheet, 'One');
      utils.book_append_sheet(book, utils.aoa_to_sheet([['hidden']]), 'Two');
      book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
      const { sheets } = readSheets(write(book, { type: 'array', bookType }) as ArrayBuffer);
      expect(sheets.map(({ rows }) => rows)).toEqual([
        [
          ['6901234567892', '08:30', '25%', '25:30'],
          ['20260331000123', '#N/A'],
        ],
      ]);
    },
  );

  it('is refused when it is too large, damaged, or its address has run out [CO-13]', async () => {
    const troubleOf = async (answer: Response) => {
      const before = globalThis.fetch;
      globalThis.fetch = () => Promise.resolve(answer);
      try {
        await fetchOffice('/f/a', new AbortController().signal);
        return null;
      } catch (error) {
        return error instanceof OfficeError ? error.trouble : error;
      } finally {
        globalThis.fetch = before;
      }
    };
    expect(await troubleOf(new Response(tinyPptx(['a'])))).toBeNull();
    expect(await troubleOf(new Response('no archive'))).toBe('unreadable');
    expect(await troubleOf(new Response(null, { status: 403 }))).toBe('expired');
    expect(await troubleOf(new Response(null, { status: 500 }))).toBe('failed');
    expect(await troubleOf(new Response(new Uint8Array(officeLimits.bytes + 1)))).toBe('large');
  });
});
