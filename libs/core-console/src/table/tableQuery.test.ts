import { describe, expect, it } from 'vitest';
import { readTableAddress, writeTableAddress } from './tableQuery.ts';

const facts = { columns: ['name', 'state', 'hired'], sort: 'name', filters: ['state', 'department'] };
const round = (search: string) =>
  writeTableAddress(readTableAddress(new URLSearchParams(search), facts), facts).toString();

describe('the address of a table', () => {
  it.each([
    '',
    'q=amy',
    'view=new&q=amy&state=locked&state=new&department=12&sort=-hired',
    'cols=%21name%2Cstate&dense=1&open=77',
  ])('brings back what it was written from: %s [SH-09]', (search) => {
    expect(round(search)).toBe(search);
  });

  it('leaves out what no table could have written [SH-09]', () => {
    expect(round('sort=constructor&cols=name,__proto__,%21%21name&state=&state=new&state=new&dense=yes')).toBe(
      'state=new&cols=name',
    );
    expect(round(`q=${'x'.repeat(300)}`)).toBe(`q=${'x'.repeat(100)}`);
  });

  it('keeps the parameters of others', () => {
    const others = new URLSearchParams('tab=exam&q=old');
    const table = readTableAddress(new URLSearchParams('q=new'), facts);
    expect(writeTableAddress(table, facts, others).toString()).toBe('tab=exam&q=new');
  });
});
