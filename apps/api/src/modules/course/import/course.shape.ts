import { coverMotif, z } from '@banyan/contracts';
import { decimal, each, whole, words } from '../../../import/shape.ts';

const path = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const flag = z.optional(z.boolean());

/** Time that what does not play asks for. */
const minutes = decimal(1, 0.1, 600);
const heads = { title: words(80), /** Heading above it and those that follow. */ section: z.optional(words(60)) };
const subtitles = z.optional(z.strictObject({ zh: z.optional(path), en: z.optional(path) }));

const chapter = z.discriminatedUnion('kind', [
  z.strictObject({
    ...heads,
    kind: z.literal('video'),
    /** An MP4 file, or the same film in several sizes. */
    file: z.optional(path),
    files: z.optional(z.array(path).check(z.minLength(1), z.maxLength(6), each('file'))),
    subtitles,
  }),
  z.strictObject({
    ...heads,
    kind: z.literal('audio'),
    file: path,
    subtitles,
    /** Length, of files that do not tell it. */
    seconds: z.optional(whole(1, 36_000)),
  }),
  z.strictObject({ ...heads, kind: z.literal('document'), file: path, minutes }),
  z.strictObject({
    ...heads,
    kind: z.literal('article'),
    file: path,
    /** The same in English. */ file_en: z.optional(path),
    minutes,
  }),
  z.strictObject({
    ...heads,
    kind: z.literal('album'),
    pictures: z.array(z.strictObject({ file: path, caption: words(200) })).check(z.minLength(1), z.maxLength(100)),
    minutes,
  }),
  z.strictObject({
    ...heads,
    kind: z.literal('link'),
    url: z.string().check(
      z.trim(),
      z.maxLength(1000),
      z.refine((text) => /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text), {
        error: 'It must be a whole address: https://…',
      }),
    ),
    about: words(500),
    minutes,
  }),
  z.strictObject({ ...heads, kind: z.literal('scorm'), file: path, minutes }),
]);
export type WrittenChapter = z.output<typeof chapter>;

/** Who teaches: somebody who is there, by name or id, or somebody new. */
const lecturer = z.pipe(
  z.transform((given: unknown) => (typeof given === 'string' ? { name: given } : given)),
  z.strictObject({
    id: z.optional(whole(1, 999_999_999_999)),
    name: z.optional(words(40)),
    title: z.optional(words(60)),
    department: z.optional(words(60)),
    bio: z.optional(words(600)),
    kind: z._default(z.enum(['internal', 'external', 'public']), 'internal'),
    /** Account of the same person. */
    account: z.optional(name),
  }),
);

/** A course as its folder tells it, in course.yaml. [CO-02] */
export const courseShape = z.strictObject({
  title: words(60),
  description: words(1000),
  outcomes: z._default(z.array(words(120)).check(z.maxLength(10)), []),
  /** Key of a category. */
  category: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  /** How its cover is drawn; as the category's, unless told. */
  cover: z.optional(coverMotif),
  lecturer,
  credits: z._default(decimal(1, 0, 100), 0),
  points_per_chapter: z._default(whole(0, 1000), 5),
  /** Study time without which it does not count as learned. */
  required_minutes: z._default(decimal(1, 0, 6000), 0),
  /** With two decimals; left out: it is free. */
  price: z.optional(decimal(2, 0.01, 999_999)),
  points_price: z.optional(whole(1, 9_999_999)),
  /** False: the enterprise's administrator buys it, not each person. */
  personal_sale: flag,
  required: flag,
  required_until: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  departments: z.optional(z.array(name).check(z.minLength(1), z.maxLength(50), each('department'))),
  max_viewers: z.optional(whole(1, 1_000_000)),
  valid_days: z.optional(whole(1, 3650)),
  anti_skip: flag,
  background: flag,
  sequential: flag,
  chapters: z.array(chapter).check(z.minLength(1), z.maxLength(200)),
});
export type WrittenCourse = z.output<typeof courseShape>;
