// Inputs of calls: values from earlier answers, options of the contract, else the simplest value that fits.
import { v } from '@banyan/contracts';

const plain = ['', '1', 'x', 'all', 'Y', '[]', '2025-11-20', 'a'.repeat(16), 'a'.repeat(22), '{}', '0'];
/** Inputs of a call in one round. */
const most = { GET: 25, POST: 4 };
const mostValues = 80;
/** Fields that say where a list goes on; every list is asked from its beginning. */
const positions = /cursor|before|after/i;

/** Values that answers have told, by the name of their field and by the call that told them. */
export class Known {
  /** @type {Map<string, Map<string, string[]>>} */
  #byName = new Map();

  /** Keeps what an answer names. */
  learn(call, answer) {
    this.#walk(call.name, answer, 0);
  }

  /** Values for a field, the likeliest first: told by calls of the same group, then by others; in turns, call by call. */
  of(call, name) {
    const exact = this.#byName.get(name) ?? new Map();
    // `courseId` of one call is `id` of another's answer.
    const ids = /id$/i.test(name) ? (this.#byName.get('id') ?? new Map()) : new Map();
    const near = (told) =>
      [...told].filter(([teller]) => groupOf(teller) === groupOf(call.name)).map(([, values]) => values);
    const all = [...near(exact), ...near(ids), ...exact.values()];
    return [...new Set(inTurns(all))].slice(0, mostValues);
  }

  #walk(teller, value, depth) {
    if (depth > 8 || value === null || typeof value !== 'object') return;
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'number' || (typeof inner === 'string' && inner !== '' && inner.length <= 64)) {
        this.#keep(name, teller, String(inner));
      } else this.#walk(teller, inner, depth + 1);
    }
  }

  #keep(name, teller, value) {
    const told = this.#byName.get(name) ?? new Map();
    const values = told.get(teller) ?? [];
    if (values.length < 20 && !values.includes(value)) told.set(teller, [...values, value]);
    this.#byName.set(name, told);
  }
}

const inTurns = (lists) =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) => lists.map((list) => list[at]))
    .flat()
    .filter((value) => value !== undefined);

const groupOf = (name) => name.replace(/^\/yii\/appapi\/(v1\/)?/, '').split(/[/.]/)[0];

/**
 * Inputs of a call, as values, that were not tried in an earlier round; none where a field has no value that fits.
 * @param {Set<string>} tried inputs of all rounds; gets those that are handed out
 */
export function* inputsOf(call, known, tried) {
  const fields = Object.entries(call.request.entries).map(([name, schema]) => ({
    name,
    values: valuesOf(call, name, schema, known),
  }));
  const needed = fields.filter(({ values }) => values.length > 0);
  const count = needed.reduce((product, { values }) => product * values.length, 1);
  for (let at = 0, left = most[call.method]; at < count && left > 0; at += 1) {
    let rest = at;
    const wire = {};
    for (const { name, values } of needed) {
      wire[name] = values[rest % values.length];
      rest = Math.floor(rest / values.length);
    }
    const input = v.safeParse(call.request, wire);
    const key = `${call.name} ${JSON.stringify(wire)}`;
    if (!input.success || tried.has(key)) continue;
    tried.add(key);
    left -= 1;
    yield input.output;
  }
}

function valuesOf(call, name, schema, known) {
  const fits = (value) => v.safeParse(schema, value).success;
  const told = positions.test(name) ? [] : known.of(call, name).filter(fits);
  if (told.length > 0) return told;
  return [...(schema.options ?? []), ...plain].filter((value) => typeof value === 'string' && fits(value)).slice(0, 1);
}
