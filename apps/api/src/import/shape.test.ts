import { v } from '@banyan/contracts';
import { expect, it } from 'vitest';
import { Faults, ImportRefused } from './faults.ts';
import { decimal, shaped, whole, words } from './shape.ts';
import { readYaml } from './yaml.ts';

const shape = v.strictObject({
  title: words(10),
  places: whole(1, 5),
  hours: decimal(1, 0, 10),
  parts: v.array(v.strictObject({ kind: v.picklist(['a', 'b']), open: v.boolean() })),
  names: v.array(v.string()),
});

it.each([
  ['{}', 'title is missing.', 'Give it text, or names with values, as docs/imports.md shows.'],
  ['{}', 'places is missing.', 'Give it a whole number.'],
  ['{}', 'hours is missing.', 'Give it a number.'],
  ['{}', 'names is missing.', 'Give it a list: lines that begin with "- ".'],
  ['parts: [{ kind: a }]', 'parts[1].open is missing.', 'Give it true or false.'],
  ['parts: [{ kind: c, open: true }]', 'parts[1].kind is none of what may stand here.', 'Write one of a, b.'],
  ['places: 2.5', 'places is of the wrong kind.', 'It must be a whole number.'],
  ['places: 6', 'places is out of range.', 'It may be 5 at most.'],
  ['hours: 1.25', 'hours is not right.', 'It may have 1 decimal.'],
  ['title: 一二三四五六七八九十一', 'title.zh is out of range.', 'It may be 10 characters at most.'],
  ['plases: 2', 'plases means nothing here.', 'Remove it, or mind its spelling.'],
])('says of %s that %s [CO-02]', (text, wrong, right) => {
  const faults = new Faults('x.yaml');
  const yaml = readYaml(text, 'x.yaml');
  expect(shaped(shape, yaml, faults)).toBeUndefined();
  expect(() => faults.refuse()).toThrow(ImportRefused);
  expect(() => faults.refuse()).toThrow(`${wrong} ${right}`);
});
