import { defineCall } from './call.ts';
import { page, pageOf } from './page.ts';
import { epochMs, wireId } from './wire.ts';
import { z } from './z.ts';

/** Somebody who studies a course [CO-02]. */
export const courseLearner = z.object({
  /** User id. */
  id: z.int(),
  /** As the person wants to be seen. */
  name: z.string(),
  /** Their department, in the viewer’s language. */
  department: z.string(),
  /** Address of their picture; empty without one. */
  image: z.string(),
  /** The course is learned. */
  learned: z.boolean(),
  /** When they last studied it, epoch ms. */
  studiedAt: epochMs,
});
export type CourseLearner = z.output<typeof courseLearner>;

export const courseLearners = defineCall({
  name: 'apiCourse/learners',
  method: 'GET',
  summary: 'Who else is learning a course, last studied first; whoever keeps their name out of rankings is not named',
  source: ['CO-02'],
  request: page({
    /** Course id. */
    id: wireId,
  }),
  response: pageOf(courseLearner),
});
