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
  names: v.pipe(v.array(v.string()), v.minLength(1)),
});

it.each([
  ['', 'The file is empty.', 'docs/imports.md shows what it holds.'],
  ['- a', 'The file holds no names with values.', 'Write lines such as "title: …", as docs/imports.md shows.'],
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
  ['names: []', 'names is out of range.', 'It needs at least 1 entry.'],
  ['plases: 2', 'plases means nothing here.', 'Remove it, or mind its spelling.'],
])('says of %s that %s [CO-02]', (text, wrong, right) => {
  const faults = new Faults('x.yaml');
  const yaml = readYaml(text, 'x.yaml');
  expect(shaped(shape, yaml, faults)).toBeUndefined();
  expect(() => faults.refuse()).toThrow(ImportRefused);
  expect(() => faults.refuse()).toThrow(`${wrong} ${right}`);
});

const title = words(10);
const things = v.strictObject({
  things: v.array(
    v.variant('kind', [
      v.strictObject({ title, kind: v.literal('film'), file: v.string() }),
      v.strictObject({ title, kind: v.literal('text'), minutes: v.optional(v.strictObject({ least: whole(1, 5) })) }),
    ]),
  ),
});

it.each([
  [
    '{ kind: flim, titel: a, file: b }',
    'things[1].kind is none of what may stand here. Write one of film, text.',
    'things[1].titel means nothing here. Remove it, or mind its spelling.',
    'things[1].title is missing. Give it text, or names with values, as docs/imports.md shows.',
  ],
  ['{ kind: film, title: a }', 'things[1].file is missing. Give it text; numbers and yes or no go in quotes.'],
  ['{ kind: text, title: a, minutes: {} }', 'things[1].minutes.least is missing. Give it a whole number.'],
])('says at once all that is wrong with %s, one of several kinds of things [CO-03]', (text, ...said) => {
  const faults = new Faults('x.yaml');
  shaped(things, readYaml(`things: [${text}]`, 'x.yaml'), faults);
  expect(() => faults.refuse()).toThrow(said.map((one) => `x.yaml:1: ${one}`).join('\n'));
});
