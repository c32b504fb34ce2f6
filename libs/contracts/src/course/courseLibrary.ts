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
  /** Number of matching courses on it that the viewer may see. */
  count: v.int(),
  /** Its first courses: compulsory ones first, then by date, newest first. */
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
    /** Filter of the courses. */
    show: v.picklist(libraryShows),
  }),
  response: v.object({
    /** Shelves in the enterprise’s order. */
    shelves: v.array(libraryShelf),
    /** Number of courses on all shelves. */
    total: v.int(),
  }),
});
export type ClassLibrary = v.InferOutput<(typeof classLibrary)['response']>;

/** A recommended course with the reason. */
const recommendation = v.object({
  /** The course as lists show it. */
  course: courseCard,
  /** Reason for the recommendation. */
  reason: v.picklist(recommendReasons),
  /** Title of the related course or package, or name of the department; empty for none. */
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
    /** At most eight; compulsory courses first. */
    items: v.array(recommendation),
  }),
});
