// Fields of what a screen lists, as `--field title:text:标题` and `--toggle done:完成` say them.
import { names } from '@nx/devkit';

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const inWords = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Names that every row has, or that the list's call has. */
const taken = ['id', 'userId', 'changedAt', 'eid', 'cursor', 'size', 'items', 'next'];

/** Each type: its form on the wire, its column, and how a row of a test, a fixture and the demo data fill it. */
const types = {
  text: {
    wire: 'v.string()',
    says: (words) => `${words}, in the viewer’s language.`,
    column: (column) => `localisedText('${column}').notNull()`,
  },
  int: { wire: 'v.int()', says: (words) => `${words}.`, column: (column) => `integer('${column}').notNull()` },
  date: {
    wire: 'epochMs',
    says: (words) => `${words}, epoch ms.`,
    column: (column) => `moment('${column}').notNull()`,
  },
  flag: {
    wire: 'v.boolean()',
    says: (words) => `${words}: whether it is so.`,
    column: (column) => `boolean('${column}').notNull()`,
  },
};

function fieldOf(written, type = 'text', zh = undefined) {
  if (!/^[a-z][a-zA-Z]*$/.test(written))
    throw new Error(`A field is a word in lower case or camelCase; "${written}" is not.`);
  if (taken.includes(written)) throw new Error(`Every row or list has a field ${written} already.`);
  const kind = types[type];
  if (kind === undefined)
    throw new Error(`There is no type "${type}" of fields. There are: ${Object.keys(types).join(', ')}.`);
  const en = capital(inWords(written));
  const column = names(written).fileName.replaceAll('-', '_');
  return {
    name: written,
    Name: capital(written),
    type,
    en,
    zh: zh ?? en,
    wire: kind.wire,
    says: kind.says(en),
    column: kind.column(column),
  };
}

/** @typedef {ReturnType<typeof fieldOf>} Field */

/**
 * All fields of a row. The first one names it.
 * @param {{ field?: readonly string[], toggle?: string, filter?: string, own: boolean }} options
 */
export function fieldsOf({ field = ['title:text'], toggle: toggled, filter: filtered, own }) {
  const plain = field.map((one) => fieldOf(...one.split(':')));
  const [naming] = plain;
  if (naming?.type !== 'text') throw new Error('The first field names the row: it is a text.');
  if (toggled !== undefined && !own) throw new Error('--toggle changes rows of one’s own; an open screen has none.');
  const [name = '', zh] = toggled?.split(':') ?? [];
  const made = toggled === undefined ? null : fieldOf(name, 'flag', zh);
  const toggle = made === null ? null : { ...made, column: `${made.column}.default(false)` };
  const fields = toggle === null ? plain : [...plain, toggle];
  const twice = fields.find(({ name }, index) => fields.findIndex((other) => other.name === name) !== index);
  if (twice !== undefined) throw new Error(`There are two fields ${twice.name}.`);
  const filter = filtered === undefined ? null : fields.find(({ name, type }) => name === filtered && type === 'flag');
  if (filter === undefined)
    throw new Error(`--filter names a field of type flag or the toggle; "${filtered}" is none.`);
  return {
    fields,
    naming,
    toggle,
    filter,
    others: fields.slice(1),
    has: (type) => fields.some((one) => one.type === type),
  };
}
