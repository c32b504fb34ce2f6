import { defineCall } from './call.ts';
import { courseCard } from './courseCard.ts';
import { coverMotif } from './coverMotif.ts';
import { libraryShows, recommendReasons } from './courseLibrary.choices.ts';
import { z } from './z.ts';

/** One shelf of the library: a category with its first courses. */
const libraryShelf = z.object({
  /** Alphanumeric category id [CO-01]. */
  id: z.string(),
  /** Name in the viewer’s language. */
  name: z.string(),
  /** What covers in it show. */
  motif: coverMotif,
  /** Courses on it that the viewer may see and that are asked for. */
  count: z.int(),
  /** The first of them: compulsory ones first, newest first among them. */
  courses: z.array(courseCard),
});
export type LibraryShelf = z.output<typeof libraryShelf>;

export const classLibrary = defineCall({
  name: 'apiCourse/classlibrary',
  method: 'GET',
  summary:
    'The library shelf by shelf: the fields of the enterprise, or the subjects of one of them; shelves without courses are left out',
  source: ['CO-01'],
  request: z.object({
    /** Category id, alphanumeric; empty for the whole library [CO-01]. */
    category: z.string().check(z.regex(/^[A-Za-z0-9]{0,32}$/)),
    /** Which courses are shown. */
    show: z.enum(libraryShows),
  }),
  response: z.object({
    /** In the enterprise’s order. */
    shelves: z.array(libraryShelf),
    /** Courses on all of them. */
    total: z.int(),
  }),
});
export type ClassLibrary = z.output<(typeof classLibrary)['response']>;

/** A course with the reason why it is recommended. */
const recommendation = z.object({
  /** The course as lists show it. */
  course: courseCard,
  /** Why. */
  reason: z.enum(recommendReasons),
  /** Title of the course or package that it follows from, or name of the department; empty where there is none. */
  because: z.string(),
});
export type Recommendation = z.output<typeof recommendation>;

export const recommendedCourses = defineCall({
  name: 'apiCourse/classlibrary/recommend',
  method: 'GET',
  summary: 'Courses that the learner has not begun, each with the reason why it is recommended',
  source: ['CO-01', 'CO-14'],
  request: z.object({}),
  response: z.object({
    /** At most eight; what must be learned comes first. */
    items: z.array(recommendation),
  }),
});
