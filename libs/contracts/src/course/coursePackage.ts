import { defineCall } from '../call.ts';
import { courseCard, learningState } from './courseCard.ts';
import { coverMotif } from '../coverMotif.ts';
import { page, pageOf } from '../page.ts';
import { purchase } from './purchase.ts';
import { wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Courses that belong together, to be learned in an order [CO-11]. */
export const coursePackage = v.object({
  /** Package id. */
  id: v.int(),
  /** Title in the viewer’s language. */
  title: v.string(),
  /** What one can do afterwards, a sentence or two. */
  introduction: v.string(),
  /** Subject of its drawn cover. */
  motif: coverMotif,
  /** Courses that the viewer may see. */
  courseCount: v.int(),
  /** Length of those courses, seconds. */
  durationS: v.number(),
  /** Credits of those courses, tenths. */
  credits: v.int(),
  /** Price of the whole in cents; null when it is free. */
  price: v.nullable(v.int()),
  /** The viewer has bought it, or the enterprise has opened it, and that has not run out [PY-02]. */
  bought: v.boolean(),
  /** Courses that must be learned for the package. */
  requiredCount: v.int(),
  /** How many of them the viewer has learned. */
  learnedCount: v.int(),
  /** The viewer’s; learned: every compulsory course is. */
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
  /** Whether the package asks for it; others may be learned on top. */
  required: v.boolean(),
  /** Id of the course that must be learned before it; null when it is open. */
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
    /** As lists show it. */
    package: coursePackage,
    /** Its courses open one after the other. */
    sequential: v.boolean(),
    /** In their order. */
    courses: v.array(packageCourse),
    /** Id of the course to go on with; null when all are learned. */
    next: v.nullable(v.int()),
    /** State of buying it for the viewer; null: it is free [PY-02]. */
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
    /** Cents; null when it is free. */
    price: v.nullable(v.int()),
    /** Sum of the prices of its courses, cents; 0 when all are free. */
    apart: v.int(),
  }),
});
