import { v } from '@banyan/contracts';
import { called, departments, each } from './shape.ts';

const names = (most: number, name: string) =>
  v.optional(v.pipe(v.array(called), v.minLength(1), v.maxLength(most), each(name)));
/** `2026-09-01`. */
const calendarDay = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'Write a day, as 2026-09-01.'),
);

/** A text, or a number as a text. */
const word = v.pipe(
  v.union([called, v.number()]),
  v.transform((one) => String(one)),
);
/** Values that people have in a field, or a range. */
const fieldCondition = v.union([
  v.pipe(v.array(word), v.minLength(1), v.maxLength(100)),
  v.pipe(
    v.strictObject({ from: v.optional(word), to: v.optional(word) }),
    v.check(({ from, to }) => from !== undefined || to !== undefined, 'A range has "from", "to" or both.'),
  ),
]);
export type WrittenFieldCondition = v.InferOutput<typeof fieldCondition>;

const terms = { departments: names(500, 'department'), groups: names(500, 'group'), people: names(500, 'account') };

/** Takes the people of whom all of it is true. */
const rule = v.pipe(
  v.strictObject({
    departments: names(500, 'department'),
    posts: names(100, 'post'),
    tags: names(100, 'tag'),
    /** Kinds of account: 1 learner, 2–4 administrator, 5 lecturer. */
    types: v.optional(
      v.pipe(v.array(v.pipe(v.int(), v.minValue(1), v.maxValue(5))), v.minLength(1), v.maxLength(5), each('type')),
    ),
    hired_from: v.optional(calendarDay),
    hired_to: v.optional(calendarDay),
    /** Own fields of the enterprise by their names: what people have in them, or a range of numbers or days. */
    fields: v.optional(v.pipe(v.record(called, fieldCondition), v.maxEntries(10))),
  }),
  v.check((written) => Object.values(written).some((one) => one !== undefined), 'A rule needs a condition.'),
);

/** Audience of something: everyone when both are left out; `departments` alone is the short form of an audience. */
export const forWhom = {
  departments,
  audience: v.optional(
    v.strictObject({
      ...terms,
      rules: v.optional(v.pipe(v.array(rule), v.minLength(1), v.maxLength(20))),
      /** Left out, whatever takes them in. */
      except: v.optional(v.strictObject(terms)),
    }),
  ),
};

export type WrittenForWhom = Partial<v.InferOutput<v.StrictObjectSchema<typeof forWhom, undefined>>>;
export type WrittenTerms = Partial<Record<'departments' | 'groups' | 'people', readonly string[] | undefined>>;
export type WrittenRule = v.InferOutput<typeof rule>;
