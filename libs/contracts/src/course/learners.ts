import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** A learner of a course [CO-02]. */
export const courseLearner = v.object({
  /** User id. */
  id: v.int(),
  /** Display name. */
  name: v.string(),
  /** Their department, in the viewer’s language. */
  department: v.string(),
  /** Address of their picture; empty without one. */
  image: v.string(),
  /** The learner has learned the course. */
  learned: v.boolean(),
  /** Time of the last study, epoch ms. */
  studiedAt: epochMs,
});
export type CourseLearner = v.InferOutput<typeof courseLearner>;

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
