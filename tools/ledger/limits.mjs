// The limits of what callers may send, read from the contracts: of every field of every call, and of what lies in it.
import { allCalls, fileCalls } from '../../libs/contracts/src/all/calls.ts';
import { commonFields } from '../../libs/contracts/src/common.ts';
import { v } from '../../libs/contracts/src/v.ts';

/**
 * A value that a caller may send.
 * @typedef {object} Place
 * @property {string} call name of the call; `*` for the fields that every call has
 * @property {string} field the call's field in which it stands
 * @property {string} path of the value, e.g. `answers[].questionId`; `[]` is what a list holds
 * @property {import('../../libs/contracts/src/v.ts').v.GenericSchema} schema of the value, or of its text on the wire where that has the limit
 * @property {string | null} limit in words; null: there is none
 */

/** The rules of a schema, those of the schemas that it was made from first. */
export const rulesOf = ({ pipe = [] }) => pipe.flatMap((item) => (item.kind === 'schema' ? rulesOf(item) : item));

/** Whether no text longer than a certain one can match. */
function isBounded({ source }) {
  const bare = source.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  const alternativesInGroups = !bare.replaceAll(/\([^)]*\)/g, '').includes('|');
  return source.startsWith('^') && source.endsWith('$') && alternativesInGroups && !/[*+]|\{\d+,\}/.test(bare);
}

function limitOfText(schema) {
  const found = rulesOf(schema).flatMap(({ type, requirement }) => {
    if (type === 'max_length' || type === 'length') return `${requirement} characters`;
    return type === 'regex' && isBounded(requirement) ? `\`${requirement.source}\`` : [];
  });
  return found.length === 0 ? null : found.join(', ');
}

function limitOfNumber(schema) {
  const bound = (name) => rulesOf(schema).find(({ type }) => type === name)?.requirement;
  const [least, most] = [bound('min_value'), bound('max_value')];
  if (most === undefined) return null;
  return `${least === undefined ? '' : `${least} `}to ${most}`;
}

function limitOfList(schema) {
  const found = rulesOf(schema).find(({ type }) => type === 'max_length' || type === 'length');
  return found ? `${found.requirement} items` : null;
}

const scalar = { string: limitOfText, number: limitOfNumber };
const wrapped = new Set(['optional', 'nullable']);
/** Their limits are listed one by one. */
const closed = new Set(['picklist', 'literal', 'boolean', 'null']);

/** A text that becomes a value: a plain one may have the limit of its text, a structure has those of all its parts. */
function* placesOfCodec(codec, path) {
  const [first, ...rules] = codec.pipe;
  // Rules that were put on a codec are those of its value.
  const [text, , read] = 'encoded' in first ? first.pipe : codec.pipe;
  const value = 'encoded' in first ? v.pipe(read, ...rules) : read;
  const within = [...placesOf(value, path)];
  const [only] = within;
  if (value.type in scalar && only?.limit === null) yield { path, schema: text, limit: limitOfText(text) };
  else {
    if (!(value.type in scalar)) yield { path: `${path}, as text`, schema: text, limit: limitOfText(text) };
    yield* within;
  }
}

function* placesOf(schema, path) {
  const { type, entries } = schema;
  if (wrapped.has(type)) yield* placesOf(schema.wrapped, path);
  else if ('encoded' in schema) yield* placesOfCodec(schema, path);
  else if (entries !== undefined)
    for (const [name, field] of Object.entries(entries)) yield* placesOf(field, path ? `${path}.${name}` : name);
  else if (type === 'array') {
    yield { path, schema, limit: limitOfList(schema) };
    yield* placesOf(schema.item, `${path}[]`);
  } else if (type === 'record' && schema.key.type === 'picklist') yield* placesOf(schema.value, `${path}[]`);
  else if (type === 'strict_tuple')
    for (const [at, item] of schema.items.entries()) yield* placesOf(item, `${path}[${at}]`);
  else if (type === 'union') for (const option of schema.options) yield* placesOf(option, path);
  // A kind of value that nobody has thought of here has no limit that anybody knows.
  else if (!closed.has(type)) yield { path, schema, limit: scalar[type]?.(schema) ?? null };
}

/**
 * Every value that these calls take, in their order.
 * @param {readonly { name: string, request: Place['schema'] }[]} calls
 * @returns {Place[]}
 */
export const limitsOf = (calls) =>
  calls.flatMap(({ name, request }) =>
    Object.entries(request.entries).flatMap(([field, schema]) =>
      [...placesOf(schema, field)].map((place) => ({ call: name, field, ...place })),
    ),
  );

/** Every value that a server takes: in the fields of every call, and in those of each, by the calls' names. */
export const everyLimit = () =>
  limitsOf([
    { name: '*', request: commonFields },
    ...[...allCalls, ...fileCalls].sort((a, b) => (a.name < b.name ? -1 : 1)),
  ]);
