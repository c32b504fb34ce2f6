import { v } from '@banyan/contracts';
import type { L10n } from '../db/seed/content/types.ts';
import type { Faults } from './faults.ts';
import type { Yaml, YamlPath } from './yaml.ts';

/** A text of one line in Chinese, with its English where there is one: `title: 首件检验` or `title: { zh: 首件检验, en: First article }`. */
export const words = (max: number) => {
  const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));
  return v.pipe(
    v.unknown(),
    v.transform((given) => (typeof given === 'string' ? { zh: given } : given)),
    v.strictObject({ zh: text, en: v.optional(text) }),
    v.transform(({ zh, en }): L10n => (en === undefined ? { zh } : { zh, en })),
  );
};

/** A whole number. */
export const whole = (min: number, max: number) => v.pipe(v.int(), v.minValue(min), v.maxValue(max));

/** A number with at most so many decimals. */
export const decimal = (places: number, min: number, max: number) =>
  v.pipe(
    v.number(),
    v.minValue(min),
    v.maxValue(max),
    v.check(
      (value) => Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) < 1e-6,
      `It may have ${places} decimal${places === 1 ? '' : 's'}.`,
    ),
  );

/** Refuses a list with a name twice. */
export const each = <Item extends string | number>(name: string) =>
  v.check<Item[], string>((items) => new Set(items).size === items.length, `The same ${name} is named twice.`);

/** One line or several, in plain words; may be left out. */
export const textOrNone = (max: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max)), '');

/** A day, or a day with its time, as `momentOf` reads it. */
export const day = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20));

/** True or false; `otherwise` when left out. */
export const yes = (otherwise: boolean) => v.optional(v.boolean(), otherwise);

/** A thing of the enterprise: its id, or its title in Chinese. */
export const reference = v.union(
  [v.pipe(v.int(), v.minValue(1)), v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))],
  'Write its id or its title.',
);
export type Reference = v.InferOutput<typeof reference>;

/** Name of something elsewhere: an account, a department. */
export const called = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

/** Departments of the audience; everybody when left out. */
export const departments = v.optional(v.pipe(v.array(called), v.minLength(1), v.maxLength(50), each('department')));

/** The value of a file, in its shape; undefined where it has another, and then each fault was recorded. */
export function shaped<Shape extends v.GenericSchema>(
  shape: Shape,
  yaml: Yaml,
  faults: Faults,
): v.InferOutput<Shape> | undefined {
  const read = v.safeParse(shape, yaml.value);
  if (read.success) return read.output;
  if (yaml.value === null || yaml.value === undefined) {
    faults.add(1, 'The file is empty.', 'docs/imports.md shows what it holds.');
    return undefined;
  }
  // A list, or a line of text: the names that are missing would not show the fault.
  if (typeof yaml.value !== 'object' || Array.isArray(yaml.value)) {
    faults.add(1, 'The file holds no names with values.', 'Write lines such as "title: …", as docs/imports.md shows.');
    return undefined;
  }
  for (const issue of read.issues) {
    const path = keysOf(issue);
    addIssue(shape, path, issue, yaml, faults);
    if (issue.type === 'variant') addCommon(shape, path.slice(0, -1), yaml, faults);
  }
  return undefined;
}

const keysOf = ({ path }: v.BaseIssue<unknown>): YamlPath => (path ?? []).map(({ key }) => key as PropertyKey);

function addIssue(shape: Piece, path: YamlPath, issue: v.BaseIssue<unknown>, yaml: Yaml, faults: Faults): void {
  const missing = valueAt(yaml.value, path) === undefined && kindAt(shape, path);
  const [wrong, right] = wordsOf(issue, nameOf(path), missing);
  faults.add(yaml.lineOf(path), wrong, right);
}

/** Faults of a thing of no known kind, beside its kind: in the fields that all kinds have, and names that none has. */
function addCommon(shape: Piece, path: YamlPath, yaml: Yaml, faults: Faults): void {
  const value = valueAt(yaml.value, path);
  if (typeof value !== 'object' || value === null) return;
  const shapes = piecesAt(shape, path)
    .map(({ entries }) => entries)
    .filter((entries) => entries !== undefined);
  for (const name of Object.keys(value)) {
    if (shapes.some((entries) => Object.hasOwn(entries, name))) continue;
    const at = [...path, name];
    faults.add(yaml.lineOf(at), `${nameOf(at)} means nothing here.`, 'Remove it, or mind its spelling.');
  }
  const [first, ...others] = shapes;
  const common = Object.entries(first ?? {}).filter(([name, entry]) =>
    others.every((entries) => entries[name] === entry),
  );
  for (const [name, entry] of common) {
    const at = [...path, name];
    const read = v.safeParse(entry, valueAt(yaml.value, at));
    for (const issue of read.issues ?? []) addIssue(shape, [...at, ...keysOf(issue)], issue, yaml, faults);
  }
}

/** Name of a value: chapters[2].title. */
const nameOf = (path: YamlPath) =>
  path
    .map((one) => (typeof one === 'number' ? `[${one + 1}]` : `.${String(one)}`))
    .join('')
    .replace(/^\./, '') || 'The file';

const kinds: Readonly<Record<string, string>> = {
  string: 'text; numbers and yes or no go in quotes',
  number: 'a number',
  safe_integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list: lines that begin with "- "',
  strict_object: 'text, or names with values, as docs/imports.md shows',
};

type Told = readonly [wrong: string, right: string];

function valueAt(value: unknown, path: YamlPath): unknown {
  let at = value;
  for (const name of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as Readonly<Record<PropertyKey, unknown>>)[name];
  }
  return at;
}

/** As much of a schema as it takes to find the part at a place of it. */
export interface Piece {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Piece & v.GenericSchema>>;
  readonly item?: Piece;
  readonly pipe?: readonly Piece[];
  /** The schema whose value may be missing. */
  readonly wrapped?: Piece;
  /** Kinds of a variant. */
  readonly options?: readonly unknown[];
}

/** Schemas of a value, without their wrappers. */
export function partsOf(piece: Piece): readonly Piece[] {
  const { options, pipe, type, wrapped } = piece;
  const inside =
    pipe ?? (type === 'variant' || type === 'union' ? (options as readonly Piece[]) : wrapped && [wrapped]);
  return inside?.flatMap(partsOf) ?? [piece];
}

/** Schemas allowed at a path. */
function piecesAt(shape: Piece, path: YamlPath): readonly Piece[] {
  let parts = partsOf(shape);
  for (const key of path) {
    const inside = parts.flatMap(
      ({ entries, item }) => (typeof key === 'number' ? item : entries?.[String(key)]) ?? [],
    );
    parts = inside.flatMap(partsOf);
  }
  return parts;
}

/** Kind required at a path. */
function kindAt(shape: Piece, path: YamlPath): string {
  const named = piecesAt(shape, path).map(({ type }) => kinds[type]);
  // The last one is the most specific: a whole number is a number with a rule.
  return named.findLast((kind) => kind !== undefined) ?? 'a value, as docs/imports.md shows';
}

/** `("a" | "b")` as a, b. */
const choicesOf = (expected: string | null) => (expected ?? '').replaceAll(/[()"]/g, '').replaceAll(' | ', ', ');

/** `missing`: the kind that a missing value would have to be; false for a present one. */
function wordsOf(issue: v.BaseIssue<unknown>, at: string, missing: string | false): Told {
  switch (issue.type) {
    case 'picklist':
    case 'literal':
    case 'variant':
      return [
        missing !== false ? `${at} is missing.` : `${at} is none of what may stand here.`,
        `Write one of ${choicesOf(issue.expected)}.`,
      ];
    case 'min_length':
    case 'max_length':
    case 'min_value':
    case 'max_value':
      return [`${at} is out of range.`, rangeOf(issue)];
  }
  if (missing !== false) return [`${at} is missing.`, `Give it ${missing}.`];
  if (issue.expected === 'never') return [`${at} means nothing here.`, 'Remove it, or mind its spelling.'];
  const kind = kinds[issue.type];
  return kind === undefined
    ? [`${at} is not right.`, issue.message]
    : [`${at} is of the wrong kind.`, `It must be ${kind}.`];
}

function rangeOf({ input, requirement, type }: v.BaseIssue<unknown>): string {
  const [one, many] =
    typeof input === 'string'
      ? [' character', ' characters']
      : Array.isArray(input)
        ? [' entry', ' entries']
        : ['', ''];
  const limit = `${String(requirement)}${requirement === 1 ? one : many}`;
  return type.startsWith('min') ? `It needs at least ${limit}.` : `It may be ${limit} at most.`;
}
