// Values on the limit of a schema, and over it.
import { v } from '../../libs/contracts/src/v.ts';
import { rulesOf } from './limits.mjs';

const isTaken = (schema, value) => v.safeParse(schema, value).success;
const letters = ['a', '1', 'A', '😀'];
/** Texts of which one fits the forms that contracts ask for. */
const texts = ['', 'a', '1', 'CN', 'a'.repeat(22), 'a'.repeat(40), '123456', '2025-11-20', 'ABCD2345'];
/** Nothing that is repeated may be longer in a form. */
const longestForm = 200;

const sizeOf = (schema) =>
  rulesOf(schema).find(({ type }) => type === 'max_length' || type === 'length' || type === 'max_value')?.requirement;

/** A value that a schema takes; undefined when none comes to mind. */
function sampleOf(schema) {
  const { type, entries, items, options, wrapped } = schema;
  if (wrapped !== undefined) return sampleOf(wrapped);
  if ('encoded' in schema) return texts.find((text) => isTaken(schema, text));
  if (entries !== undefined)
    return Object.fromEntries(Object.entries(entries).map(([name, field]) => [name, sampleOf(field)]));
  if (type === 'strict_tuple') return items.map((item, at) => sampleOf(item) + at);
  if (type === 'picklist') return options[0];
  if (type === 'literal') return schema.literal;
  if (type === 'union') return sampleOf(options.find((option) => isTaken(option, sampleOf(option))) ?? options[0]);
  if (type === 'array') return [[], [sampleOf(schema.item)]].find((value) => isTaken(schema, value)) ?? [];
  return [...texts, 1, 0, true].find((value) => isTaken(schema, value));
}

/** Candidates for a value of `size`, of which a schema takes one when it has no other rule against it. */
const sized = {
  // Characters are counted, not their halves; an address has its form at its end.
  string: (_, size) => [...letters.map((letter) => letter.repeat(size)), 'mail@example.com'.padStart(size, 'a')],
  array: ({ item }, size) => [Array.from({ length: size }, () => sampleOf(item))],
  number: (_, size) => [size],
};

/**
 * Whether a value on the limit is taken and those over it are not; null where no value on the limit comes to mind,
 * because the schema asks for more than a size.
 * @returns {{ on: boolean | null, over: boolean }} over: something over the limit is taken
 */
export function probe(schema) {
  const values = sized[schema.type];
  const most = sizeOf(schema);
  if (most === undefined) {
    // The form says how long a text may be.
    const lengths = Array.from({ length: longestForm }, (_, at) => longestForm - at);
    const on = lengths.some((length) => values(schema, length).some((value) => isTaken(schema, value)));
    return { on: on || null, over: values(schema, longestForm + 1).some((value) => isTaken(schema, value)) };
  }
  const on = values(schema, most).some((value) => isTaken(schema, value));
  return { on: on || null, over: values(schema, most + 1).some((value) => isTaken(schema, value)) };
}
