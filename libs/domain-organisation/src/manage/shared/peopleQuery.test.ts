import { expect, it } from 'vitest';
import { makeFields } from '../../testing/fields.ts';
import { noQuery, peopleQuery } from './peopleQuery.ts';

const asked = (filters: Readonly<Record<string, readonly string[]>>, sort = '') =>
  peopleQuery({ ...noQuery, filters, sort }, makeFields());

it('asks by the enterprise’s fields as their kinds demand, and leaves out what a field cannot have [AC-10]', () => {
  const all = { 'field:11': ['2', '1'], 'field:12': ['C-1'], 'field:13': ['3..7.5'], 'field:14': ['..2026-03-01'] };
  expect(asked(all, '-field:13')).toMatchObject({
    sort: '-field:13',
    fields: [
      { field: 11, is: [2, 1] },
      { field: 12, has: 'C-1' },
      { field: 13, from: 3, to: 7.5 },
      { field: 14, to: '2026-03-01' },
    ],
  });
  expect(
    asked({ 'field:11': ['x', '', '0'], 'field:13': ['a..b'], 'field:14': ['2026-02-30..'], 'field:99': ['1'] }),
  ).not.toHaveProperty('fields');
  expect(asked({}, 'field:x').sort).toBe('account');
});
