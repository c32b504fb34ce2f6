import { categoryKeyForm } from '../categoryKey.ts';
import { defineCall } from '../call.ts';
import { courseCard } from '../course/courseCard.ts';
import { gradeDimensions, lecturerKinds, lecturerLimits, lecturerRefusals, lecturerTabs } from './lecturer.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, text, wireId, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** Data of `lecturerRefused`. */
export const refusedLecturer = v.object({
  /** Reason for the refusal. */
  refusal: v.picklist(lecturerRefusals),
});

/** A lecturer as lists show them [LE-01]. */
export const lecturerCard = v.object({
  /** Lecturer id. */
  id: v.int(),
  /** Name in the reader's language, as all texts here. */
  name: v.string(),
  /** Address of the picture; empty without one. */
  image: v.string(),
  /** Job title of the lecturer. */
  title: v.string(),
  /** The lecturer's department or company. */
  department: v.string(),
  /** Of the enterprise, external, or of the public classes. */
  kind: v.picklist(lecturerKinds),
  /** Fields of expertise, five at most. */
  labels: v.array(v.string()),
  /** Cities in which the lecturer teaches offline. */
  cities: v.array(v.string()),
  /** Number of published courses that the reader may see. */
  courses: v.int(),
  /** Mean of all grades, tenths; null before the first one. */
  rating: v.nullable(v.int()),
  /** Number of people who have graded. */
  ratings: v.int(),
  /** Number of upcoming free slots. */
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
    /** Search words, all of which must occur. */
    keyword: text(lecturerLimits.keyword),
    /** Kind of lecturers, or all. */
    kind: v.picklist(lecturerTabs),
    /** Key of a category in which they teach; empty for any. */
    category: v.pipe(v.string(), v.regex(categoryKeyForm)),
    /** Label that they have; empty for any. */
    label: text(lecturerLimits.label),
  }),
  response: pageOf(lecturerCard, {
    /** Total number of matches. */
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
    /** Categories in the order of the catalogue. */
    items: v.array(
      v.object({
        /** Key of the category. */
        key: v.string(),
        /** Name in the reader's language. */
        name: v.string(),
        /** Number of lecturers who teach in it. */
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
    /** The lecturer as lists show them. */
    lecturer: lecturerCard,
    /** The lecturer's own description. */
    introduction: v.string(),
    /** Number of learners of all their courses. */
    learners: v.int(),
    /** Number of bookings that took place. */
    met: v.int(),
    /** Price of a booking, cents; 0 when free. */
    price: v.int(),
    /** Addresses of the album's pictures, ten at most. */
    pictures: v.array(v.string()),
    /** The reader is this lecturer. */
    own: v.boolean(),
    /** Course through which the lecturer can be rewarded; null: external, or no account or course [LE-04]. */
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

/** A learner's comment on a lecturer [LE-01]. */
export const lecturerComment = v.object({
  /** Comment id. */
  id: v.int(),
  /** Display name of the author. */
  name: v.string(),
  /** Department of the author. */
  department: v.string(),
  /** Address of the author's picture; empty without one. */
  image: v.string(),
  /** Plain text; empty when only grades were given. */
  text: v.string(),
  /** Mean of the grades, tenths; null when none were given. */
  rating: v.nullable(v.int()),
  /** It was written after a booking. */
  met: v.boolean(),
  /** The reader wrote it. */
  own: v.boolean(),
  /** Time of the last change. */
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
    /** Total number of comments. */
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
    /** Number of people who have graded. */
    people: v.int(),
    /** Grades per dimension, in order. */
    items: v.array(
      v.object({
        /** The graded dimension. */
        dimension: v.picklist(gradeDimensions),
        /** Mean grade, tenths; null before the first one. */
        mean: v.nullable(v.int()),
        /** Mean of all lecturers, tenths; null before the first grade. */
        average: v.nullable(v.int()),
        /** Number of grades of one, two, … five. */
        spread: v.array(v.int()),
      }),
    ),
  }),
});
export type LecturerGrades = v.InferOutput<(typeof lecturerGrades)['response']>;

/** Grades from one to five, one number per dimension in order. */
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
    /** Dimensions in order. */
    dimensions: v.array(v.picklist(gradeDimensions)),
    /** The reader has studied a course of the lecturer or met them, and may comment. */
    allowed: v.boolean(),
    /** The reader's earlier grades; null for none. */
    given: v.nullable(grades),
    /** The reader's earlier comment. */
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
    /** Id of the graded booking; absent when grading for courses. */
    booking: v.optional(wireId),
    /** One number per dimension, one to five. */
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
    /** Labels, thirty at most. */
    items: v.array(
      v.object({
        /** Label in the reader's language. */
        label: v.string(),
        /** Number of lecturers who have it. */
        lecturers: v.int(),
        /** Level by frequency: 1 rare, 3 frequent. */
        level: v.int(),
      }),
    ),
  }),
});
export type LecturerLabels = v.InferOutput<(typeof lecturerLabels)['response']>;
