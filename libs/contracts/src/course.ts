import { defineCall } from './call.ts';
import { courseSorts, durationBands, fees, learningStates } from './course.choices.ts';
import { courseCard } from './courseCard.ts';
import { coverMotif } from './coverMotif.ts';
import { page, pageOf } from './page.ts';
import { text, wireInt } from './wire.ts';
import { z } from './z.ts';

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
