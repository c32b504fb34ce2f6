import { defineCall } from './call.ts';
import { courseSorts, durationBands, fees, learningStates } from './course.choices.ts';
import { page, pageOf } from './page.ts';
import { epochMs, text, wireInt } from './wire.ts';
import { z } from './z.ts';

/** Learning state of a course or chapter [CO-05]. */
export const learningState = z.enum(learningStates);
export type LearningState = z.output<typeof learningState>;

export const coverMotif = z.enum([
  'quality',
  'lean',
  'safety',
  'equip',
  'lead',
  'digital',
  'supply',
  'comply',
  'newbie',
]);
export type CoverMotif = z.output<typeof coverMotif>;

/** One piece of a course's ribbon: a chapter, as wide as it is long. */
export const ribbonPiece = z.object({
  /** Seconds of the chapter. */
  seconds: z.number(),
  /** Share that is learned, 0–1. */
  done: z.number(),
  /** An earlier chapter must be learned first [CO-05]. */
  locked: z.boolean(),
});
export type RibbonPiece = z.output<typeof ribbonPiece>;

/** A course as lists show it. */
export const courseCard = z.object({
  /** Course id. */
  id: z.int(),
  /** Title in the viewer's language, else in Chinese [SE-09]. */
  title: z.string(),
  /** Picture, null when the cover is drawn from id and motif. */
  coverUrl: z.nullable(z.string()),
  /** What its drawn cover shows. */
  motif: coverMotif,
  /** Who teaches it. */
  lecturer: z.object({
    /** Lecturer id. */
    id: z.int(),
    /** Name in the viewer's language. */
    name: z.string(),
  }),
  /** Number of chapters. */
  chapterCount: z.int(),
  /** Whole length in seconds. */
  durationS: z.number(),
  /** Tenths of a credit. */
  credits: z.int(),
  /** Whether it costs money [CO-01]. */
  fee: z.enum(fees),
  /** Cents; null when free. */
  price: z.nullable(z.int()),
  /** Compulsory in the enterprise [CO-01]. */
  required: z.boolean(),
  /** Tenths of a star, null before the first rating. */
  rating: z.nullable(z.int()),
  /** How many have begun it. */
  learners: z.int(),
  /** When it came on the shelf, epoch ms. */
  publishedAt: epochMs,
  /** The viewer's; visitors have studied nothing. Learned: every chapter is, and the required hours are reached [CO-05]. */
  state: learningState,
  /** Number of chapters that the viewer has learned. */
  learnedChapters: z.int(),
  /** Present once the viewer has begun. */
  ribbon: z.array(ribbonPiece),
  /** Seconds still to learn: what is missing of the chapters or of the required hours, whichever is more. */
  leftS: z.number(),
  /**
   * Required hours, in seconds: study time that a learner must have in the course, besides all chapters learned, before
   * the course counts as learned. Study time is what the server has credited, repeats included. 0: none [CO-05].
   */
  requiredStudyS: z.int(),
  /** What of the required hours the viewer still misses, seconds; 0 once the course is learned [CO-05]. */
  studyLeftS: z.number(),
});
export type CourseCard = z.output<typeof courseCard>;

/** A node of the category tree, parents before children. */
export const category = z.object({
  /** Alphanumeric id, as `search[catid]` takes it [CO-01]. */
  id: z.string(),
  /** Id of the category above; null at the top. */
  parent: z.nullable(z.string()),
  /** Name in the viewer's language. */
  name: z.string(),
  /** What covers in it show. */
  motif: coverMotif,
  /** Courses in it and below that the viewer may see. */
  count: z.int(),
});
export type Category = z.output<typeof category>;

export const categoryTree = defineCall({
  name: 'apiCourse/categoryCache',
  method: 'GET',
  access: 'open',
  summary: 'Category tree with counts',
  source: ['CO-01'],
  request: z.object({}),
  response: z.object({
    /** Courses that the viewer may see, with or without a category. */
    total: z.int(),
    /** Three levels at most, parents before children [CO-01]. */
    categories: z.array(category),
  }),
});

export const courseSort = z.enum(courseSorts);
export type CourseSort = z.output<typeof courseSort>;
export const durationBand = z.enum(durationBands);
export type DurationBand = z.output<typeof durationBand>;

/** Several choices in one field, separated by commas. */
const choices = <const Options extends readonly string[]>(options: Options) =>
  z.codec(text(200), z.array(z.enum(options)).check(z.maxLength(options.length)), {
    decode: (joined) => (joined === '' ? [] : (joined.split(',') as Options[number][])),
    encode: (list) => list.join(','),
  });

export const courseList = defineCall({
  name: 'apiCourse/byCategoryCache',
  method: 'GET',
  access: 'open',
  summary: 'One page of courses by category, keyword, filters, in the chosen order',
  source: ['CO-01'],
  request: page({
    /** Words to find in title, introduction, lecturer. */
    'search[keyword]': text(80),
    /** Category id, alphanumeric; empty for all [CO-01]. */
    'search[catid]': z.string().check(z.regex(/^[A-Za-z0-9]{0,32}$/)),
    /** Learning states asked for; none means any. Needs a session to matter. */
    state: choices(learningStates),
    /** Lengths asked for; none means any. */
    duration: choices(durationBands),
    /** Free, charged, or with none of them both. */
    fee: choices(fees),
    /** `required` for compulsory courses alone. */
    type: z.enum(['all', 'required']),
    /** Lecturer id, 0 for any. */
    lecturer: wireInt,
    /** Order; the default is compulsory first, then newest. */
    sort: courseSort,
  }),
  response: pageOf(courseCard, {
    /** Hits, counted up to `countLimit`. */
    count: z.int(),
    /** A count that reaches it means "that many or more". */
    countLimit: z.int(),
    /** Position of the first item among the hits, from 1; null when it is not known. */
    first: z.nullable(z.int()),
    /** Cursor of the page before, as `cursor` takes it; null on the first one. */
    previous: z.nullable(z.string()),
    /** Lecturers to filter by, in the asked category. */
    lecturers: z.array(
      z.object({
        /** Lecturer id, as `lecturer` takes it. */
        id: z.int(),
        /** Name in the viewer's language. */
        name: z.string(),
      }),
    ),
  }),
});

export const homeList = defineCall({
  name: 'apiHomePage/GetList',
  method: 'GET',
  access: 'open',
  summary: 'Courses of one home module',
  source: ['SH-12'],
  request: z.object({
    /** Id of the module. */
    module: wireInt,
  }),
  response: z.object({
    /** Courses that the viewer may see. */
    items: z.array(courseCard),
    /** How many more there are behind the module's link. */
    total: z.int(),
    /** Published within the last seven days. */
    thisWeek: z.int(),
  }),
});
