import { defineCall } from './call.ts';
import { courseCard, learningState } from './courseCard.ts';
import { coverMotif } from './coverMotif.ts';
import { page, pageOf } from './page.ts';
import { purchase } from './purchase.ts';
import { wireId } from './wire.ts';
import { z } from './z.ts';

/** Courses that belong together, to be learned in an order [CO-11]. */
export const coursePackage = z.object({
  /** Package id. */
  id: z.int(),
  /** Title in the viewer’s language. */
  title: z.string(),
  /** What one can do afterwards, a sentence or two. */
  introduction: z.string(),
  /** What its drawn cover shows. */
  motif: coverMotif,
  /** Courses that the viewer may see. */
  courseCount: z.int(),
  /** Length of those courses, seconds. */
  durationS: z.number(),
  /** Credits of those courses, tenths. */
  credits: z.int(),
  /** Price of the whole in cents; null when it is free. */
  price: z.nullable(z.int()),
  /** Courses that must be learned for the package. */
  requiredCount: z.int(),
  /** How many of them the viewer has learned. */
  learnedCount: z.int(),
  /** The viewer’s; learned: every compulsory course is. */
  state: learningState,
});
export type CoursePackage = z.output<typeof coursePackage>;

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
export const packageCourse = z.object({
  /** The course as lists show it. */
  course: courseCard,
  /** Whether the package asks for it; others may be learned on top. */
  required: z.boolean(),
  /** Id of the course that must be learned before it; null when it is open. */
  lockedBy: z.nullable(z.int()),
});
export type PackageCourse = z.output<typeof packageCourse>;

export const packageDetail = defineCall({
  name: 'apiCourse/coursePack/detail',
  method: 'GET',
  access: 'open',
  summary: 'A course package with its courses in their order, and where the viewer stands. None such: `notFound`',
  source: ['CO-11'],
  request: z.object({
    /** Package id. */
    id: wireId,
  }),
  response: z.object({
    /** As lists show it. */
    package: coursePackage,
    /** Its courses open one after the other. */
    sequential: z.boolean(),
    /** In their order. */
    courses: z.array(packageCourse),
    /** Id of the course to go on with; null when all are learned. */
    next: z.nullable(z.int()),
    /** Where the viewer stands with buying it; null: it is free [PY-02]. */
    purchase: z.nullable(purchase),
  }),
});
export type PackageDetail = z.output<(typeof packageDetail)['response']>;

export const packagePrice = defineCall({
  name: 'apiCourse/coursepackPrice',
  method: 'GET',
  access: 'open',
  summary: 'What a package costs, beside what its courses cost one by one',
  source: ['CO-11', 'PY-02'],
  request: z.object({
    /** Package id. */
    id: wireId,
  }),
  response: z.object({
    /** Cents; null when it is free. */
    price: z.nullable(z.int()),
    /** Sum of the prices of its courses, cents; 0 when all are free. */
    apart: z.int(),
  }),
});
