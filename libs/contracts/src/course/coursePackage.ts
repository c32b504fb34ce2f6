import { defineCall } from '../call.ts';
import { courseCard, learningState } from './courseCard.ts';
import { coverMotif } from '../coverMotif.ts';
import { page, pageOf } from '../page.ts';
import { purchase } from './purchase.ts';
import { wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Related courses, learned in a set order [CO-11]. */
export const coursePackage = v.object({
  /** Package id. */
  id: v.int(),
  /** Title in the viewer’s language. */
  title: v.string(),
  /** Learning outcomes in a sentence or two. */
  introduction: v.string(),
  /** Subject of its drawn cover. */
  motif: coverMotif,
  /** Number of courses that the viewer may see. */
  courseCount: v.int(),
  /** Total length of those courses, seconds. */
  durationS: v.number(),
  /** Sum of those courses' credits, tenths. */
  credits: v.int(),
  /** Price of the package in cents; null when it is free. */
  price: v.nullable(v.int()),
  /** The viewer has valid access: bought, or opened by the enterprise [PY-02]. */
  bought: v.boolean(),
  /** Number of compulsory courses. */
  requiredCount: v.int(),
  /** Number of compulsory courses that the viewer has learned. */
  learnedCount: v.int(),
  /** The viewer’s state; `learned`: every compulsory course is learned. */
  state: learningState,
});
export type CoursePackage = v.InferOutput<typeof coursePackage>;

export const packageList = defineCall({
  name: 'apiCourse/coursePack',
  method: 'GET',
  access: 'open',
  summary: 'Course packages on the shelf, newest first',
  source: ['CO-11'],
  request: page({}),
  response: pageOf(coursePackage),
});

/** A course of a package. */
export const packageCourse = v.object({
  /** The course as lists show it. */
  course: courseCard,
  /** Compulsory for the package; other courses are optional. */
  required: v.boolean(),
  /** Id of the course that must be learned first; null when it is open. */
  lockedBy: v.nullable(v.int()),
});
export type PackageCourse = v.InferOutput<typeof packageCourse>;

export const packageDetail = defineCall({
  name: 'apiCourse/coursePack/detail',
  method: 'GET',
  access: 'open',
  summary: 'A course package with its courses in their order, and where the viewer stands. None such: `notFound`',
  source: ['CO-11'],
  request: v.object({
    /** Package id. */
    id: wireId,
  }),
  response: v.object({
    /** The package as lists show it. */
    package: coursePackage,
    /** Each course opens once the previous one is learned. */
    sequential: v.boolean(),
    /** Courses in order. */
    courses: v.array(packageCourse),
    /** Id of the course to continue with; null when all are learned. */
    next: v.nullable(v.int()),
    /** State of the viewer's purchase; null when it is free [PY-02]. */
    purchase: v.nullable(purchase),
  }),
});
export type PackageDetail = v.InferOutput<(typeof packageDetail)['response']>;

export const packagePrice = defineCall({
  name: 'apiCourse/coursepackPrice',
  method: 'GET',
  access: 'open',
  summary: 'What a package costs, beside what its courses cost one by one',
  source: ['CO-11', 'PY-02'],
  request: v.object({
    /** Package id. */
    id: wireId,
  }),
  response: v.object({
    /** Price in cents; null when it is free. */
    price: v.nullable(v.int()),
    /** Sum of the prices of its courses, cents; 0 when all are free. */
    apart: v.int(),
  }),
});
