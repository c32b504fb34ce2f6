import { categoryKeyForm } from '../categoryKey.ts';
import { defineCall } from '../call.ts';
import { codec } from '../codec.ts';
import { courseSorts, durationBands, fees, learningStates } from './course.choices.ts';
import { courseCard } from './courseCard.ts';
import { coverMotif } from '../coverMotif.ts';
import { page, pageOf } from '../page.ts';
import { text, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** A node of the category tree, parents before children. */
export const category = v.object({
  /** Alphanumeric id, as `search[catid]` takes it [CO-01]. */
  id: v.string(),
  /** Id of the parent category; null at the top. */
  parent: v.nullable(v.string()),
  /** Name in the viewer's language. */
  name: v.string(),
  /** Subject of the drawn covers of its courses. */
  motif: coverMotif,
  /** Number of courses in it and its subcategories that the viewer may see. */
  count: v.int(),
});
export type Category = v.InferOutput<typeof category>;

export const categoryTree = defineCall({
  name: 'apiCourse/categoryCache',
  method: 'GET',
  access: 'open',
  summary: 'Category tree with counts',
  source: ['CO-01'],
  request: v.object({}),
  response: v.object({
    /** Number of courses that the viewer may see, with or without a category. */
    total: v.int(),
    /** Three levels at most, parents before children [CO-01]. */
    categories: v.array(category),
  }),
});

export const courseSort = v.picklist(courseSorts);
export type CourseSort = v.InferOutput<typeof courseSort>;
export const durationBand = v.picklist(durationBands);
export type DurationBand = v.InferOutput<typeof durationBand>;

/** Several choices in one field, separated by commas. */
const choices = <const Options extends readonly string[]>(options: Options) =>
  codec(text(200), v.pipe(v.array(v.picklist(options)), v.maxLength(options.length)), {
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
    /** Words to search for in title, introduction and lecturer. */
    'search[keyword]': text(80),
    /** Category id, alphanumeric; empty for all [CO-01]. */
    'search[catid]': v.pipe(v.string(), v.regex(categoryKeyForm)),
    /** Learning states to include; none for any. Ignored without a session. */
    state: choices(learningStates),
    /** Length bands to include; none for any. */
    duration: choices(durationBands),
    /** Fees to include; none for both. */
    fee: choices(fees),
    /** `required` for compulsory courses only. */
    type: v.picklist(['all', 'required']),
    /** Lecturer id, 0 for any. */
    lecturer: wireInt,
    /** Sort order; the default is compulsory first, then newest. */
    sort: courseSort,
  }),
  response: pageOf(courseCard, {
    /** Number of matches, counted up to `countLimit`. */
    count: v.int(),
    /** A `count` equal to this limit means "that many or more". */
    countLimit: v.int(),
    /** Position of the first item among the matches, from 1; null when unknown. */
    first: v.nullable(v.int()),
    /** Cursor of the previous page, as `cursor` takes it; null on the first page. */
    previous: v.nullable(v.string()),
    /** Lecturers to filter by, in the requested category. */
    lecturers: v.array(
      v.object({
        /** Lecturer id, as `lecturer` takes it. */
        id: v.int(),
        /** Name in the viewer's language. */
        name: v.string(),
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
  request: v.object({
    /** Module id. */
    module: wireInt,
  }),
  response: v.object({
    /** Courses that the viewer may see. */
    items: v.array(courseCard),
    /** Number of further courses behind the module's link. */
    total: v.int(),
    /** Number of courses published within the last seven days. */
    thisWeek: v.int(),
  }),
});
