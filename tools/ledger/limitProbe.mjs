// Values on the limit of a schema, and over it.
import { z } from '../../libs/contracts/src/z.ts';

const isTaken = (schema, value) => z.safeParse(schema, value).success;
const letters = ['a', '1', 'A', '😀'];
/** Texts of which one fits the forms that contracts ask for. */
const texts = ['', 'a', '1', 'CN', 'a'.repeat(22), 'a'.repeat(40), '123456', '2025-11-20', 'ABCD2345'];
/** Nothing that is repeated may be longer in a form. */
const longestForm = 200;

const checkOf = (schema, ...names) =>
  [schema._zod.def, ...(schema._zod.def.checks ?? []).map((check) => check._zod.def)].find(({ check }) =>
    names.includes(check),
  );

/** A value that a schema takes; undefined when none comes to mind. */
function sampleOf(schema) {
  const { def } = schema._zod;
  if ('innerType' in def) return sampleOf(def.innerType);
  if (def.type === 'pipe') return texts.find((text) => z.safeDecode(schema, text).success);
  if (def.type === 'object')
    return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, sampleOf(field)]));
  if (def.type === 'tuple') return def.items.map((item, at) => sampleOf(item) + at);
  if (def.type === 'enum') return Object.values(def.entries)[0];
  if (def.type === 'array') return [];
  return [...texts, 1, 0, true].find((value) => isTaken(schema, value));
}

/** Candidates for a value of `size`, of which a schema takes one when it has no other rule against it. */
const sized = {
  // Characters are counted, not their halves; an address has its form at its end.
  string: (_, size) => [...letters.map((letter) => letter.repeat(size)), 'mail@example.com'.padStart(size, 'a')],
  array: ({ _zod: { def } }, size) => [Array.from({ length: size }, () => sampleOf(def.element))],
  number: (_, size) => [size],
};

/**
 * Whether a value on the limit is taken and those over it are not; null where no value on the limit comes to mind,
 * because the schema asks for more than a size.
 * @returns {{ on: boolean | null, over: boolean }} over: something over the limit is taken
 */
export function probe(schema) {
  const values = sized[schema._zod.def.type];
  const size = checkOf(schema, 'max_length', 'length_equals', 'less_than');
  if (size === undefined) {
    // The form says how long a text may be.
    const lengths = Array.from({ length: longestForm }, (_, at) => longestForm - at);
    const on = lengths.some((length) => values(schema, length).some((value) => isTaken(schema, value)));
    return { on: on || null, over: values(schema, longestForm + 1).some((value) => isTaken(schema, value)) };
  }
  const most = size.maximum ?? size.length ?? size.value;
  const on = values(schema, most).some((value) => isTaken(schema, value));
  return { on: on || null, over: values(schema, most + 1).some((value) => isTaken(schema, value)) };
}
