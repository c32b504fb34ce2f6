// The limits of what callers may send, read from the contracts: of every field of every call, and of what lies in it.
import { allCalls, fileCalls } from '../../libs/contracts/src/calls.ts';
import { commonFields } from '../../libs/contracts/src/common.ts';

/**
 * A value that a caller may send.
 * @typedef {object} Place
 * @property {string} call name of the call; `*` for the fields that every call has
 * @property {string} field the call's field in which it stands
 * @property {string} path of the value, e.g. `answers[].questionId`; `[]` is what a list holds
 * @property {import('../../libs/contracts/src/z.ts').z.ZodMiniType} schema of the value, or of its text on the wire where that has the limit
 * @property {string | null} limit in words; null: there is none
 */

const checksOf = ({ _zod: { def } }) => [def, ...(def.checks ?? []).map((check) => check._zod.def)];

/** Whether no text longer than a certain one can match. */
function isBounded({ source }) {
  const bare = source.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  const alternativesInGroups = !bare.replaceAll(/\([^)]*\)/g, '').includes('|');
  return source.startsWith('^') && source.endsWith('$') && alternativesInGroups && !/[*+]|\{\d+,\}/.test(bare);
}

function limitOfText(schema) {
  const found = checksOf(schema).flatMap(({ check, maximum, length, pattern }) => {
    if (check === 'max_length') return `${maximum} characters`;
    if (check === 'length_equals') return `${length} characters`;
    return check === 'string_format' && pattern && isBounded(pattern) ? `\`${pattern.source}\`` : [];
  });
  return found.length === 0 ? null : found.join(', ');
}

function limitOfNumber(schema) {
  const bound = (name) => checksOf(schema).find(({ check }) => check === name);
  const [least, most] = [bound('greater_than'), bound('less_than')];
  if (!most) return null;
  const from = least ? `${least.inclusive ? '' : 'above '}${least.value} ` : '';
  return `${from}to ${most.inclusive ? '' : 'below '}${most.value}`;
}

function limitOfList(schema) {
  const found = checksOf(schema).find(({ check }) => check === 'max_length' || check === 'length_equals');
  return found ? `${found.maximum ?? found.length} items` : null;
}

const scalar = { string: limitOfText, number: limitOfNumber };
const wrapped = new Set(['optional', 'nullable', 'default', 'prefault', 'nonoptional', 'readonly']);
/** What they may be is said one by one. */
const closed = new Set(['enum', 'literal', 'boolean', 'null']);

/** A text that becomes a value: a plain one may have the limit of its text, a structure has those of all its parts. */
function* placesOfCodec({ in: text, out: value }, path) {
  const within = [...placesOf(value, path)];
  const [only] = within;
  if (value._zod.def.type in scalar && only?.limit === null) yield { path, schema: text, limit: limitOfText(text) };
  else {
    if (!(value._zod.def.type in scalar)) yield { path: `${path}, as text`, schema: text, limit: limitOfText(text) };
    yield* within;
  }
}

function* placesOf(schema, path) {
  const { def } = schema._zod;
  if (wrapped.has(def.type)) yield* placesOf(def.innerType, path);
  else if (def.type === 'pipe') yield* placesOfCodec(def, path);
  else if (def.type === 'object')
    for (const [name, field] of Object.entries(def.shape)) yield* placesOf(field, path ? `${path}.${name}` : name);
  else if (def.type === 'array') {
    yield { path, schema, limit: limitOfList(schema) };
    yield* placesOf(def.element, `${path}[]`);
  } else if (def.type === 'tuple')
    for (const [at, item] of def.items.entries()) yield* placesOf(item, `${path}[${at}]`);
  else if (def.type === 'union') for (const option of def.options) yield* placesOf(option, path);
  // A kind of value that nobody has thought of here has no limit that anybody knows.
  else if (!closed.has(def.type)) yield { path, schema, limit: scalar[def.type]?.(schema) ?? null };
}

/**
 * Every value that these calls take, in their order.
 * @param {readonly { name: string, request: Place['schema'] }[]} calls
 * @returns {Place[]}
 */
export const limitsOf = (calls) =>
  calls.flatMap(({ name, request }) =>
    Object.entries(request._zod.def.shape).flatMap(([field, schema]) =>
      [...placesOf(schema, field)].map((place) => ({ call: name, field, ...place })),
    ),
  );

/** Every value that a server takes: in the fields of every call, and in those of each, by the calls' names. */
export const everyLimit = () =>
  limitsOf([
    { name: '*', request: commonFields },
    ...[...allCalls, ...fileCalls].sort((a, b) => (a.name < b.name ? -1 : 1)),
  ]);
