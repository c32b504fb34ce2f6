import { categoryKeyForm } from '../categoryKey.ts';
import { defineCall } from '../call.ts';
import { courseCard } from './courseCard.ts';
import { coverMotif } from '../coverMotif.ts';
import { libraryShows, recommendReasons } from './courseLibrary.choices.ts';
import { v } from '../v.ts';

/** One shelf of the library: a category with its first courses. */
const libraryShelf = v.object({
  /** Alphanumeric category id [CO-01]. */
  id: v.string(),
  /** Name in the viewer’s language. */
  name: v.string(),
  /** Subject of the drawn covers in it. */
  motif: coverMotif,
  /** Courses on it that the viewer may see and that are asked for. */
  count: v.int(),
  /** The first of them: compulsory ones first, newest first among them. */
  courses: v.array(courseCard),
});
export type LibraryShelf = v.InferOutput<typeof libraryShelf>;

export const classLibrary = defineCall({
  name: 'apiCourse/classlibrary',
  method: 'GET',
  summary:
    'The library shelf by shelf: the fields of the enterprise, or the subjects of one of them; shelves without courses are left out',
  source: ['CO-01'],
  request: v.object({
    /** Category id, alphanumeric; empty for the whole library [CO-01]. */
    category: v.pipe(v.string(), v.regex(categoryKeyForm)),
    /** Which courses are shown. */
    show: v.picklist(libraryShows),
  }),
  response: v.object({
    /** In the enterprise’s order. */
    shelves: v.array(libraryShelf),
    /** Courses on all of them. */
    total: v.int(),
  }),
});
export type ClassLibrary = v.InferOutput<(typeof classLibrary)['response']>;

/** A course with the reason why it is recommended. */
const recommendation = v.object({
  /** The course as lists show it. */
  course: courseCard,
  /** Why. */
  reason: v.picklist(recommendReasons),
  /** Title of the course or package that it follows from, or name of the department; empty where there is none. */
  because: v.string(),
});
export type Recommendation = v.InferOutput<typeof recommendation>;

export const recommendedCourses = defineCall({
  name: 'apiCourse/classlibrary/recommend',
  method: 'GET',
  summary: 'Courses that the learner has not begun, each with the reason why it is recommended',
  source: ['CO-01', 'CO-14'],
  request: v.object({}),
  response: v.object({
    /** At most eight; what must be learned comes first. */
    items: v.array(recommendation),
  }),
});
