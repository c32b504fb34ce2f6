import { defineCall } from './call.ts';
import { courseCard } from './courseCard.ts';
import { gradeDimensions, lecturerKinds, lecturerLimits, lecturerRefusals, lecturerTabs } from './lecturer.choices.ts';
import { page, pageOf } from './page.ts';
import { epochMs, text, wireId, wireJson } from './wire.ts';
import { z } from './z.ts';

/** Data of `lecturerRefused`. */
export const refusedLecturer = z.object({
  /** Why. */
  refusal: z.enum(lecturerRefusals),
});

/** A lecturer as lists show them [LE-01]. */
export const lecturerCard = z.object({
  /** Lecturer id. */
  id: z.int(),
  /** In the reader's language, as all texts here. */
  name: z.string(),
  /** Address of the picture; empty without one. */
  image: z.string(),
  /** What the lecturer is. */
  title: z.string(),
  /** Where the lecturer works. */
  department: z.string(),
  /** Of the enterprise, from outside, or of the public classes. */
  kind: z.enum(lecturerKinds),
  /** What the lecturer knows, five at most. */
  labels: z.array(z.string()),
  /** Where the lecturer teaches offline. */
  cities: z.array(z.string()),
  /** Courses on the shelf that the reader may see. */
  courses: z.int(),
  /** Mean of all grades, tenths; null before the first. */
  rating: z.nullable(z.int()),
  /** How many have graded. */
  ratings: z.int(),
  /** Free times to come. */
  freeSlots: z.int(),
});
export type LecturerCard = z.output<typeof lecturerCard>;

export const lecturerList = defineCall({
  name: 'apiTeacher/getTecharList',
  method: 'GET',
  access: 'open',
  summary: 'Lecturers by category, kind, label and words in their name, labels, title or introduction',
  source: ['LE-01', 'LE-04'],
  request: page({
    /** Words, each of which has to occur. */
    keyword: text(lecturerLimits.keyword),
    /** Of one kind, or everybody. */
    kind: z.enum(lecturerTabs),
    /** Key of a category in which they teach; empty: any. */
    category: z.string().check(z.regex(/^[A-Za-z0-9]{0,32}$/)),
    /** A label that they have; empty: any. */
    label: text(lecturerLimits.label),
  }),
  response: pageOf(lecturerCard, {
    /** All that were found. */
    total: z.int(),
  }),
});

export const lecturerCategories = defineCall({
  name: 'apiTeacher/getTeacherCategory',
  method: 'GET',
  access: 'open',
  summary: 'Categories in which somebody teaches, with how many lecturers each',
  source: ['LE-01'],
  request: z.object({}),
  response: z.object({
    /** In the order of the catalogue. */
    items: z.array(
      z.object({
        /** Key of the category. */
        key: z.string(),
        /** In the reader's language. */
        name: z.string(),
        /** Lecturers who teach in it. */
        lecturers: z.int(),
      }),
    ),
  }),
});
export type LecturerCategories = z.output<(typeof lecturerCategories)['response']>;

export const lecturerDetail = defineCall({
  name: 'apiTeacher/getTecharById',
  method: 'GET',
  access: 'open',
  summary: 'A lecturer with figures and pictures. None such: `notFound`',
  source: ['LE-01', 'LE-04'],
  request: z.object({
    /** Lecturer id. */
    id: wireId,
  }),
  response: z.object({
    /** As lists have it. */
    lecturer: lecturerCard,
    /** What the lecturer says about themselves. */
    introduction: z.string(),
    /** Learners of all their courses. */
    learners: z.int(),
    /** Bookings that took place. */
    met: z.int(),
    /** What a booking costs, cents; 0: nothing. */
    price: z.int(),
    /** Addresses of the pictures of the album, ten at most. */
    pictures: z.array(z.string()),
    /** The reader is this lecturer. */
    own: z.boolean(),
    /** A course for which the lecturer can be rewarded with points; null: external, without an account or course [LE-04]. */
    rewardCourse: z.nullable(z.int()),
  }),
});
export type LecturerDetail = z.output<(typeof lecturerDetail)['response']>;

export const lecturerCourses = defineCall({
  name: 'apiTeacher/getTecharCourseById',
  method: 'GET',
  access: 'open',
  summary: 'Courses of a lecturer that the reader may see, last published first',
  source: ['LE-01'],
  request: page({
    /** Lecturer id. */
    id: wireId,
  }),
  response: pageOf(courseCard),
});

/** What a learner said about a lecturer [LE-01]. */
export const lecturerComment = z.object({
  /** Id of the comment. */
  id: z.int(),
  /** Name of who wrote it, as the person wants to be seen. */
  name: z.string(),
  /** Department of the writer. */
  department: z.string(),
  /** Address of the writer's picture; empty without one. */
  image: z.string(),
  /** Plain text; empty where only grades were given. */
  text: z.string(),
  /** Mean of the grades, tenths; null where none were given. */
  rating: z.nullable(z.int()),
  /** It was said after a booking. */
  met: z.boolean(),
  /** The reader wrote it. */
  own: z.boolean(),
  /** When it was said last. */
  at: epochMs,
});
export type LecturerComment = z.output<typeof lecturerComment>;

export const lecturerComments = defineCall({
  name: 'apiTeacher/getPcLecturer/CourseComment',
  method: 'GET',
  access: 'open',
  summary: 'What learners said about a lecturer, last first',
  source: ['LE-01'],
  request: page({
    /** Lecturer id. */
    id: wireId,
  }),
  response: pageOf(lecturerComment, {
    /** All of them. */
    total: z.int(),
  }),
});

export const lecturerGrades = defineCall({
  name: 'apiTeacher/teacherGrade',
  method: 'GET',
  access: 'open',
  summary: 'Grades of a lecturer by dimension, beside the mean of all lecturers',
  source: ['LE-01'],
  request: z.object({
    /** Lecturer id. */
    id: wireId,
  }),
  response: z.object({
    /** How many have graded. */
    people: z.int(),
    /** Each dimension in its order. */
    items: z.array(
      z.object({
        /** What is graded. */
        dimension: z.enum(gradeDimensions),
        /** Mean, tenths; null before the first grade. */
        mean: z.nullable(z.int()),
        /** Mean of all lecturers, tenths; null before the first grade. */
        average: z.nullable(z.int()),
        /** How many gave one, two, … five. */
        spread: z.array(z.int()),
      }),
    ),
  }),
});
export type LecturerGrades = z.output<(typeof lecturerGrades)['response']>;

/** Grades from one to five, a number for each dimension in its order. */
const grades = z.array(z.int().check(z.gte(1), z.lte(5))).check(z.length(gradeDimensions.length));

export const lecturerDimensions = defineCall({
  name: 'apiTeacher/GetTeacherDimension',
  method: 'GET',
  access: 'open',
  summary: 'What lecturers are graded in, and what the reader has said about one after studying with them',
  source: ['LE-01'],
  request: z.object({
    /** Lecturer id. */
    id: wireId,
  }),
  response: z.object({
    /** In their order. */
    dimensions: z.array(z.enum(gradeDimensions)),
    /** The reader has studied a course of the lecturer or met them, and may comment. */
    allowed: z.boolean(),
    /** Grades given before; null: none. */
    given: z.nullable(grades),
    /** Comment written before. */
    text: z.string(),
  }),
});
export type LecturerDimensions = z.output<(typeof lecturerDimensions)['response']>;

export const gradeLecturer = defineCall({
  name: 'apiTeacher/setTeacherDimensionGrade',
  method: 'POST',
  summary:
    'Grades a lecturer by dimension with a comment, in place of an earlier one; with a booking, that one, which ends by it. Refused: `lecturerRefused` with `notMet` or `state`',
  source: ['LE-01', 'LE-03'],
  request: z.object({
    /** Lecturer id. */
    id: wireId,
    /** The booking that is graded; absent: what was learned in courses. */
    booking: z.optional(wireId),
    /** A number for each dimension, one to five. */
    grades: wireJson(grades, 60),
    /** Plain text; may be empty. */
    text: text(lecturerLimits.comment * 4),
  }),
  response: lecturerComment,
});

export const lecturerLabels = defineCall({
  name: '/yii/appapi/v1/school/tutor/label-level',
  method: 'GET',
  access: 'open',
  summary: 'Labels that lecturers have, most frequent first, with a level from one to three by how frequent they are',
  source: ['LE-01'],
  request: z.object({}),
  response: z.object({
    /** Thirty at most. */
    items: z.array(
      z.object({
        /** In the reader's language. */
        label: z.string(),
        /** Lecturers who have it. */
        lecturers: z.int(),
        /** One: rare, three: frequent. */
        level: z.int(),
      }),
    ),
  }),
});
export type LecturerLabels = z.output<(typeof lecturerLabels)['response']>;
