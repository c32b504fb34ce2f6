import { utils, write, type WorkBook, type WorkSheet } from '@e965/xlsx';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPeople } from '../modules/session/import/people.table.ts';
import { Faults, ImportRefused } from './faults.ts';
import { rowsOf } from './sheets.ts';

const told = (faults: Faults) => {
  try {
    faults.refuse();
    return [];
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    return error.faults.map(({ line, wrong }) => `${line ?? ''} ${wrong}`);
  }
};

/** People of a file, and all that is wrong with it. */
async function peopleOf(bytes: Buffer | string, file = 'people.csv') {
  const faults = new Faults(file);
  const rows = await rowsOf(Buffer.from(bytes), file.slice(file.lastIndexOf('.')), faults);
  const people = readPeople(rows, [], faults);
  return { people, faults: told(faults) };
}

const bytesOf = (book: WorkBook, bookType: 'xlsx' | 'biff8' = 'xlsx') =>
  Buffer.from(write(book, { type: 'buffer', bookType }) as Uint8Array);

/** A workbook of people, with what `change` does to its sheet. */
function bookOf(rows: readonly (readonly unknown[])[], change: (sheet: WorkSheet) => void = () => undefined) {
  const sheet = utils.aoa_to_sheet([['工号', '姓名', '部门', '初始密码'], ...rows.map((row) => [...row])]);
  change(sheet);
  return utils.book_new(sheet, '人员');
}

describe('a table of people', () => {
  it('bears what a spreadsheet does to digits that are no number [SE-02]', async () => {
    const accounts = async (text: string) =>
      (await peopleOf(text)).people.map(({ account, phone }) => [account, phone?.slice(3) ?? null]);
    expect(await accounts("工号,姓名,手机\n'00123,一,'13805716701\n")).toEqual([['00123', '13805716701']]);
    expect(await accounts('工号,姓名,手机\n="00456",一,="13805716707"\n')).toEqual([['00456', '13805716707']]);
    expect(await accounts('*工号,姓名（必填）,手机（选填）\nZ9301,一,\n')).toEqual([['Z9301', null]]);
    expect(await accounts('工号,姓名\nＺ９００１,一\n')).toEqual([['Z9001', null]]);
    // Empty cells behind the last column are nothing; words there are.
    expect(await accounts('工号,姓名,手机\nZ9401,一,,,\n')).toEqual([['Z9401', null]]);
    expect((await peopleOf('工号,姓名\nZ9401,一,二\n')).faults).toEqual([
      '2 The row has more cells than there are columns.',
    ]);
    expect((await peopleOf('工号,姓名\nＺ９００１,一\nZ9001,二\n')).faults).toEqual([
      '3 The account "z9001" stands in line 2 already.',
    ]);
    expect((await peopleOf('工号,姓名,部门\n3.30106E+17,一,\nZ1,二,#N/A\n')).faults).toEqual([
      '2 The account "3.30106E+17" is a number whose last digits a spreadsheet has left out.',
      '3 A cell holds an error: #N/A.',
    ]);
  });

  it.each(['xlsx', 'biff8'] as const)(
    'of a workbook (%s) has what its cells show, or is told by cell [SE-02]',
    async (kind) => {
      const name = kind === 'xlsx' ? 'people.xlsx' : 'people.xls';
      const shown = bookOf(
        [
          ['', '一', '装配部', 'Banyan2026'],
          ['Z2', '二', '', 'Banyan2026'],
        ],
        (sheet) => {
          sheet['A2'] = { t: 'n', v: 123, z: '00000' };
          sheet['!merges'] = [{ s: { r: 1, c: 2 }, e: { r: 2, c: 2 } }];
        },
      );
      utils.book_append_sheet(shown, utils.aoa_to_sheet([['装配部'], ['质量部']]), '选项');
      shown.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
      const { faults, people } = await peopleOf(bytesOf(shown, kind), name);
      expect([faults, people.map(({ account, department }) => [account, department])]).toEqual([
        [],
        [
          ['00123', '装配部'],
          ['Z2', '装配部'],
        ],
      ]);
      const odd = bookOf(
        [
          ['', '一', '', 'Banyan2026'],
          ['Z2', '二', '', ''],
          ['Z3', '三', '四', '五'],
        ],
        (sheet) => {
          sheet['A2'] = { t: 'n', v: 330106199001011234 };
          sheet['C3'] = { t: 'e', v: 0x2a };
          sheet['D3'] = { t: 'n', v: 46112, z: 'yyyy-mm-dd' };
          sheet['!merges'] = [{ s: { r: 3, c: 2 }, e: { r: 3, c: 3 } }];
        },
      );
      expect((await peopleOf(bytesOf(odd, kind), name)).faults).toEqual(
        expect.arrayContaining([
          '2 Cell A2 has more digits than a spreadsheet keeps: the last ones are lost.',
          '3 Cell C3 holds an error: #N/A.',
          '3 Cell D3 holds a date.',
          '4 The cells C4:D4 are merged.',
        ]),
      );
    },
  );

  it('is read in every encoding, or told [SE-02]', async () => {
    // 工号,姓名 / Z1,张三 of 装配部 in GBK.
    const gbk = Buffer.from('b9a4bac52cd0d5c3fb2cb2bfc3c50a5a312cd5c5c8fd2cd7b0c5e4b2bf0a', 'hex');
    expect((await peopleOf(gbk)).people).toMatchObject([{ account: 'Z1', name: '张三', department: '装配部' }]);
    // 工號,姓名 / Z1,張三 of 裝配部 in Big5.
    const big5 = Buffer.from('a475b8b92ca96da6572cb3a1aaf90a5a312cb169a4542cb8cbb074b3a10a', 'hex');
    expect((await peopleOf(big5)).people).toMatchObject([{ account: 'Z1', name: '張三', department: '裝配部' }]);
    const wide = Buffer.from('\ufeff工号\t姓名\nZ1\t张三\n', 'utf16le');
    expect((await peopleOf(wide)).people).toMatchObject([{ account: 'Z1', name: '张三' }]);
    await expect(peopleOf(Buffer.from([0x41, 0xff, 0xff]))).rejects.toThrow('The encoding of the file is not known.');
  });

  it('comes in as it was written, whatever separator and quotes its program takes [SE-02]', async () => {
    const words = fc.stringMatching(/^[\p{Script=Han}a-z][\p{Script=Han}a-z ,;"'\t=|#]{0,12}$/u);
    await fc.assert(
      fc.asyncProperty(words, words, fc.constantFrom(',', ';', '\t'), async (name, department, sign) => {
        const line = [name, department, 'Z1'].map((one) => `"${one.replaceAll('"', '""')}"`).join(sign);
        const { faults, people } = await peopleOf(`name${sign}department${sign}account\n${line}\n`);
        const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
        expect([faults, people[0]?.name, people[0]?.department]).toEqual([[], plain(name), plain(department)]);
      }),
      { numRuns: 300 },
    );
  });
});

it('refuses a table that names a column twice, in whatever words, instead of taking one of the two [AC-12]', async () => {
  const { people, faults } = await peopleOf('account,name,工号\nA1,Amy,A2\n');
  expect(people).toEqual([]);
  expect(faults).toEqual(['1 The column "account" stands here twice.']);
});
