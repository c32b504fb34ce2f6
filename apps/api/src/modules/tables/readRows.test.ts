import { utils, write } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { readFileRows } from './readRows.ts';

it('leaves out of cells what the database does not hold, and cuts no sign of a heading in two [AC-03]', async () => {
  const sheet = utils.aoa_to_sheet([[`a${'😀'.repeat(120)}`], ['A_x0000_B']]);
  const bytes = Buffer.from(write(utils.book_new(sheet, 's'), { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
  const { head, rows } = await readFileRows(bytes, 'people.xlsx');
  expect(head).toEqual([`a${'😀'.repeat(99)}`]);
  expect(rows.map(({ content }) => content.cells)).toEqual([['AB']]);
});
