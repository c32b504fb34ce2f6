import { coverMotif, v } from '@banyan/contracts';
import { courseLimits, presenceWays } from '@banyan/contracts/course';
import { forWhom } from '../../../import/audience.shape.ts';
import { called, day, decimal, each, whole, words } from '../../../import/shape.ts';
import { slides } from './slides/slide.shape.ts';

const path = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const flag = v.optional(v.boolean());

/** Time of a chapter that does not play. */
const minutes = decimal(2, 0.05, 600);
const heads = { title: words(80), /** Heading above it and those that follow. */ section: v.optional(words(60)) };
const subtitles = v.optional(v.strictObject({ zh: v.optional(path), en: v.optional(path) }));

const chapter = v.variant('kind', [
  v.strictObject({
    ...heads,
    kind: v.literal('video'),
    /** An MP4 file, or the same film in several sizes. */
    file: v.optional(path),
    files: v.optional(v.pipe(v.array(path), v.minLength(1), v.maxLength(6), each('file'))),
    subtitles,
    /** Script of a drawn film, in place of subtitles. */
    slides: v.optional(slides),
  }),
  v.strictObject({
    ...heads,
    kind: v.literal('audio'),
    file: path,
    subtitles,
    /** Length, of files that have none themselves. */
    seconds: v.optional(whole(1, 36_000)),
  }),
  v.strictObject({ ...heads, kind: v.literal('document'), file: path, minutes }),
  v.strictObject({
    ...heads,
    kind: v.literal('article'),
    file: path,
    /** The same in English. */ file_en: v.optional(path),
    minutes,
  }),
  v.strictObject({
    ...heads,
    kind: v.literal('album'),
    pictures: v.pipe(v.array(v.strictObject({ file: path, caption: words(200) })), v.minLength(1), v.maxLength(100)),
    minutes,
  }),
  v.strictObject({
    ...heads,
    kind: v.literal('link'),
    url: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(1000),
      v.check(
        (text) => /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text),
        'It must be a whole address: https://…',
      ),
    ),
    about: words(500),
    minutes,
  }),
  v.strictObject({ ...heads, kind: v.literal('scorm'), file: path, minutes }),
]);
export type WrittenChapter = v.InferOutput<typeof chapter>;

/** Lecturer: an existing one, by name or id, or a new one. */
const lecturer = v.pipe(
  v.unknown(),
  v.transform((given) => (typeof given === 'string' ? { name: given } : given)),
  v.strictObject({
    id: v.optional(whole(1, 999_999_999_999)),
    name: v.optional(words(40)),
    title: v.optional(words(60)),
    department: v.optional(words(60)),
    bio: v.optional(words(600)),
    kind: v.optional(v.picklist(['internal', 'external', 'public']), 'internal'),
    /** Account of the same person. */
    account: v.optional(called),
  }),
);

/** A course as its folder describes it, in course.yaml. */
export const courseShape = v.strictObject({
  title: words(100),
  description: words(1000),
  outcomes: v.optional(v.pipe(v.array(words(120)), v.maxLength(10)), []),
  /** Key of a category. */
  category: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32)),
  /** Motif of its cover; the category's by default. */
  cover: v.optional(coverMotif),
  lecturer,
  credits: v.optional(decimal(1, 0, 100), 0),
  points_per_chapter: v.optional(whole(0, 1000), 5),
  /** Study time without which it does not count as learned. */
  required_minutes: v.optional(decimal(1, 0, 6000), 0),
  /** With two decimals; left out: it is free. */
  price: v.optional(decimal(2, 0.01, 999_999)),
  points_price: v.optional(whole(1, 9_999_999)),
  /** False: the enterprise's administrator buys it, not each person. */
  personal_sale: flag,
  required: flag,
  required_until: v.optional(day),
  ...forWhom,
  max_viewers: v.optional(whole(1, 1_000_000)),
  valid_days: v.optional(whole(1, 3650)),
  anti_skip: flag,
  background: flag,
  sequential: flag,
  /** Way of its presence checks, and about how much study separates them. */
  presence: v.optional(v.strictObject({ way: v.picklist(presenceWays), every_minutes: whole(1, 600) })),
  /** First day on the shelf; now by default. */
  published: v.optional(day),
  /** False: it is not found yet, or no longer. */
  on_shelf: v.optional(v.boolean(), true),
  /** Its figures from elsewhere, where it was taught before. */
  history: v.optional(
    v.strictObject({
      learners: v.optional(whole(0, 10_000_000), 0),
      /** Mean of the stars given. */
      rating: v.optional(decimal(1, 1, 5)),
      ratings: v.optional(whole(0, 10_000_000), 0),
      praises: v.optional(whole(0, 10_000_000), 0),
    }),
  ),
  /** Language of the pictures in its drawn films, which sets their pace. */
  film_language: v.optional(v.picklist(['zh', 'en']), 'zh'),
  chapters: v.pipe(v.array(chapter), v.minLength(1), v.maxLength(courseLimits.chapters)),
});
export type WrittenCourse = v.InferOutput<typeof courseShape>;
