import { categoryKeyForm } from '../categoryKey.ts';
import { defineCall } from '../call.ts';
import { courseCard } from '../course/courseCard.ts';
import { gradeDimensions, lecturerKinds, lecturerLimits, lecturerRefusals, lecturerTabs } from './lecturer.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, text, wireId, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** Data of `lecturerRefused`. */
export const refusedLecturer = v.object({
  /** Why. */
  refusal: v.picklist(lecturerRefusals),
});

/** A lecturer as lists show them [LE-01]. */
export const lecturerCard = v.object({
  /** Lecturer id. */
  id: v.int(),
  /** In the reader's language, as all texts here. */
  name: v.string(),
  /** Address of the picture; empty without one. */
  image: v.string(),
  /** What the lecturer is. */
  title: v.string(),
  /** The lecturer's department or company. */
  department: v.string(),
  /** Of the enterprise, from outside, or of the public classes. */
  kind: v.picklist(lecturerKinds),
  /** What the lecturer knows, five at most. */
  labels: v.array(v.string()),
  /** Where the lecturer teaches offline. */
  cities: v.array(v.string()),
  /** Courses on the shelf that the reader may see. */
  courses: v.int(),
  /** Mean of all grades, tenths; null before the first. */
  rating: v.nullable(v.int()),
  /** How many have graded. */
  ratings: v.int(),
  /** Free times to come. */
  freeSlots: v.int(),
});
export type LecturerCard = v.InferOutput<typeof lecturerCard>;

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
    kind: v.picklist(lecturerTabs),
    /** Key of a category in which they teach; empty: any. */
    category: v.pipe(v.string(), v.regex(categoryKeyForm)),
    /** A label that they have; empty: any. */
    label: text(lecturerLimits.label),
  }),
  response: pageOf(lecturerCard, {
    /** All that were found. */
    total: v.int(),
  }),
});

export const lecturerCategories = defineCall({
  name: 'apiTeacher/getTeacherCategory',
  method: 'GET',
  access: 'open',
  summary: 'Categories in which somebody teaches, with how many lecturers each',
  source: ['LE-01'],
  request: v.object({}),
  response: v.object({
    /** In the order of the catalogue. */
    items: v.array(
      v.object({
        /** Key of the category. */
        key: v.string(),
        /** In the reader's language. */
        name: v.string(),
        /** Lecturers who teach in it. */
        lecturers: v.int(),
      }),
    ),
  }),
});
export type LecturerCategories = v.InferOutput<(typeof lecturerCategories)['response']>;

export const lecturerDetail = defineCall({
  name: 'apiTeacher/getTecharById',
  method: 'GET',
  access: 'open',
  summary: 'A lecturer with figures and pictures. None such: `notFound`',
  source: ['LE-01', 'LE-04'],
  request: v.object({
    /** Lecturer id. */
    id: wireId,
  }),
  response: v.object({
    /** As lists have it. */
    lecturer: lecturerCard,
    /** The lecturer's own description. */
    introduction: v.string(),
    /** Learners of all their courses. */
    learners: v.int(),
    /** Bookings that took place. */
    met: v.int(),
    /** Price of a booking, cents; 0: nothing. */
    price: v.int(),
    /** Addresses of the pictures of the album, ten at most. */
    pictures: v.array(v.string()),
    /** The reader is this lecturer. */
    own: v.boolean(),
    /** A course for which the lecturer can be rewarded with points; null: external, without an account or course [LE-04]. */
    rewardCourse: v.nullable(v.int()),
  }),
});
export type LecturerDetail = v.InferOutput<(typeof lecturerDetail)['response']>;

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
export const lecturerComment = v.object({
  /** Id of the comment. */
  id: v.int(),
  /** Name of who wrote it, as the person wants to be seen. */
  name: v.string(),
  /** Department of the writer. */
  department: v.string(),
  /** Address of the writer's picture; empty without one. */
  image: v.string(),
  /** Plain text; empty where only grades were given. */
  text: v.string(),
  /** Mean of the grades, tenths; null where none were given. */
  rating: v.nullable(v.int()),
  /** It was said after a booking. */
  met: v.boolean(),
  /** The reader wrote it. */
  own: v.boolean(),
  /** When it was said last. */
  at: epochMs,
});
export type LecturerComment = v.InferOutput<typeof lecturerComment>;

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
    total: v.int(),
  }),
});

export const lecturerGrades = defineCall({
  name: 'apiTeacher/teacherGrade',
  method: 'GET',
  access: 'open',
  summary: 'Grades of a lecturer by dimension, beside the mean of all lecturers',
  source: ['LE-01'],
  request: v.object({
    /** Lecturer id. */
    id: wireId,
  }),
  response: v.object({
    /** How many have graded. */
    people: v.int(),
    /** Each dimension in its order. */
    items: v.array(
      v.object({
        /** What is graded. */
        dimension: v.picklist(gradeDimensions),
        /** Mean, tenths; null before the first grade. */
        mean: v.nullable(v.int()),
        /** Mean of all lecturers, tenths; null before the first grade. */
        average: v.nullable(v.int()),
        /** How many gave one, two, … five. */
        spread: v.array(v.int()),
      }),
    ),
  }),
});
export type LecturerGrades = v.InferOutput<(typeof lecturerGrades)['response']>;

/** Grades from one to five, a number for each dimension in its order. */
const grades = v.pipe(
  v.array(v.pipe(v.int(), v.minValue(1), v.maxValue(5))),
  v.minLength(gradeDimensions.length),
  v.maxLength(gradeDimensions.length),
);

export const lecturerDimensions = defineCall({
  name: 'apiTeacher/GetTeacherDimension',
  method: 'GET',
  access: 'open',
  summary: 'What lecturers are graded in, and what the reader has said about one after studying with them',
  source: ['LE-01'],
  request: v.object({
    /** Lecturer id. */
    id: wireId,
  }),
  response: v.object({
    /** In their order. */
    dimensions: v.array(v.picklist(gradeDimensions)),
    /** The reader has studied a course of the lecturer or met them, and may comment. */
    allowed: v.boolean(),
    /** Grades given before; null: none. */
    given: v.nullable(grades),
    /** Comment written before. */
    text: v.string(),
  }),
});
export type LecturerDimensions = v.InferOutput<(typeof lecturerDimensions)['response']>;

export const gradeLecturer = defineCall({
  name: 'apiTeacher/setTeacherDimensionGrade',
  method: 'POST',
  summary:
    'Grades a lecturer by dimension with a comment, in place of an earlier one; with a booking, that one, which ends by it. Refused: `lecturerRefused` with `notMet` or `state`',
  source: ['LE-01', 'LE-03'],
  request: v.object({
    /** Lecturer id. */
    id: wireId,
    /** The booking that is graded; absent: what was learned in courses. */
    booking: v.optional(wireId),
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
  request: v.object({}),
  response: v.object({
    /** Thirty at most. */
    items: v.array(
      v.object({
        /** In the reader's language. */
        label: v.string(),
        /** Lecturers who have it. */
        lecturers: v.int(),
        /** One: rare, three: frequent. */
        level: v.int(),
      }),
    ),
  }),
});
export type LecturerLabels = v.InferOutput<(typeof lecturerLabels)['response']>;
