import { z } from '@banyan/contracts';
import type { L10n } from '../db/seed/content/types.ts';
import type { Faults } from './faults.ts';
import type { Yaml, YamlPath } from './yaml.ts';

/** A text of one line in Chinese, with its English where there is one: `title: 首件检验` or `title: { zh: 首件检验, en: First article }`. */
export const words = (max: number) => {
  const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
  return z.pipe(
    z.transform((given: unknown) => (typeof given === 'string' ? { zh: given } : given)),
    z.pipe(
      z.strictObject({ zh: text, en: z.optional(text) }),
      z.transform(({ zh, en }): L10n => (en === undefined ? { zh } : { zh, en })),
    ),
  );
};

/** A whole number. */
export const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** A number with at most so many decimals. */
export const decimal = (places: number, min: number, max: number) =>
  z.number().check(
    z.minimum(min),
    z.maximum(max),
    z.refine((value) => Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) < 1e-6, {
      error: `It may have ${places} decimal${places === 1 ? '' : 's'}.`,
    }),
  );

/** Refuses a list in which something is named twice. */
export const each = (name: string) =>
  z.refine<readonly (string | number)[]>((items) => new Set(items).size === items.length, {
    error: `The same ${name} is named twice.`,
  });

/** What a file says, in its shape; undefined where it has another, and then each fault was taken down. */
export function shaped<Shape extends z.ZodMiniType>(
  shape: Shape,
  yaml: Yaml,
  faults: Faults,
): z.output<Shape> | undefined {
  const read = z.safeParse(shape, yaml.value);
  if (read.success) return read.data;
  for (const issue of read.error.issues) {
    const at = nameOf(issue.path);
    const isMissing = valueAt(yaml.value, issue.path) === undefined;
    for (const [path, wrong, right] of wordsOf(issue, at, isMissing))
      faults.add(yaml.lineOf([...issue.path, ...path]), wrong, right);
  }
  return undefined;
}

/** How a value is called: chapters[2].title. */
const nameOf = (path: YamlPath) =>
  path
    .map((one) => (typeof one === 'number' ? `[${one + 1}]` : `.${String(one)}`))
    .join('')
    .replace(/^\./, '') || 'The file';

const kinds: Readonly<Record<string, string>> = {
  string: 'text; numbers and yes or no go in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: lines that begin with "- "',
  object: 'text, or names with values, as docs/imports.md shows',
};

type Told = readonly [path: YamlPath, wrong: string, right: string];

function valueAt(value: unknown, path: YamlPath): unknown {
  let at = value;
  for (const name of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as Readonly<Record<PropertyKey, unknown>>)[name];
  }
  return at;
}

function wordsOf(issue: z.core.$ZodIssue, at: string, isMissing: boolean): readonly Told[] {
  if (isMissing && 'expected' in issue)
    return [[[], `${at} is missing.`, `Give it ${kinds[issue.expected] ?? issue.expected}.`]];
  switch (issue.code) {
    case 'invalid_type':
      return [[[], `${at} is of the wrong kind.`, `It must be ${kinds[issue.expected] ?? issue.expected}.`]];
    case 'unrecognized_keys':
      return issue.keys.map((one) => [
        [one],
        `${at === 'The file' ? '' : `${at}.`}${one} means nothing here.`,
        'Remove it, or mind its spelling.',
      ]);
    case 'too_small':
    case 'too_big':
      return [[[], `${at} is out of range.`, rangeOf(issue)]];
    case 'invalid_value':
      return [
        [
          [],
          isMissing ? `${at} is missing.` : `${at} is none of what may stand here.`,
          `Write one of ${issue.values.map(String).join(', ')}.`,
        ],
      ];
    case 'invalid_union':
    case 'custom':
    case 'invalid_format':
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
      return [[[], `${at} is not right.`, issue.message]];
  }
}

function rangeOf(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const unit = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' entries' : '';
  return issue.code === 'too_small'
    ? `It needs at least ${String(issue.minimum)}${unit}.`
    : `It may be ${String(issue.maximum)}${unit} at most.`;
}
