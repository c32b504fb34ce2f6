import { v } from '@banyan/contracts';
import { expect, it } from 'vitest';
import { makeFields, makeFieldValues } from '../../testing/fields.ts';
import { makePerson } from '../../testing/people.ts';
import { personForm, valuesOf, writtenOf } from './personForm.ts';

const known = makeFields();
const values = valuesOf(makePerson().written, known);

it('keeps the values of the enterprise’s fields as they are, and sends none for empty ones [AC-10]', () => {
  expect(writtenOf(values, known).fields).toEqual(makeFieldValues(0));
  expect(writtenOf({ ...values, 'field:12': ' ', 'field:13': ' 7.25 ' }, known).fields).toEqual([
    { field: 11, value: 1 },
    { field: 13, value: 7.25 },
  ]);
});

it('names the field whose words do not fit its kind [AC-10]', () => {
  const wrong = { ...values, 'field:12': 'x'.repeat(101), 'field:13': '1,5', 'field:14': '2026-02-30' };
  const { issues = [] } = v.safeParse(personForm(known), wrong);
  expect(issues.map(({ path }) => path?.[0].key)).toEqual(['field:12', 'field:13', 'field:14']);
});
