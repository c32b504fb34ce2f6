import { defineCall } from '../call.ts';
import { courseCard } from './courseCard.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** A course that the learner has opened. */
export const visitedCourse = v.object({
  /** The course as lists show it. */
  course: courseCard,
  /** Time of the last visit, epoch ms. */
  visitedAt: epochMs,
  /** On the shelf and visible to the learner: it can be opened [CO-07]. */
  available: v.boolean(),
});
export type VisitedCourse = v.InferOutput<typeof visitedCourse>;

export const visitList = defineCall({
  name: 'apiMy/browseHistory',
  method: 'GET',
  summary: 'The courses that the learner has opened, last first; each stands once',
  source: ['CO-14'],
  request: page({}),
  response: pageOf(visitedCourse),
});

export const forgetVisits = defineCall({
  name: 'apiMy/browseHistory/delete',
  method: 'POST',
  summary: 'Takes one course out of the browsing history, or all of them; what was studied of them stays',
  source: ['CO-14'],
  request: v.object({
    /** Course id; absent: the whole history. */
    id: v.optional(wireId),
  }),
  response: v.object({
    /** Number of entries removed. */
    forgotten: v.int(),
  }),
});
