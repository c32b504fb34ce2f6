import { defineCall } from './call.ts';
import { courseCard } from './courseCard.ts';
import { page, pageOf } from './page.ts';
import { epochMs, wireId } from './wire.ts';
import { z } from './z.ts';

/** A course that somebody has opened. */
export const visitedCourse = z.object({
  /** The course as lists show it. */
  course: courseCard,
  /** When it was last opened, epoch ms. */
  visitedAt: epochMs,
  /** On the shelf and visible to the learner: it can be opened [CO-07]. */
  available: z.boolean(),
});
export type VisitedCourse = z.output<typeof visitedCourse>;

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
  request: z.object({
    /** Course id; the whole history without it. */
    id: z.optional(wireId),
  }),
  response: z.object({
    /** How many were taken out. */
    forgotten: z.int(),
  }),
});
