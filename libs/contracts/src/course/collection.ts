import { defineCall } from '../call.ts';
import { courseCard } from './courseCard.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, flag, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** A course in somebody's collection. */
export const collectedCourse = v.object({
  /** The course as lists show it. */
  course: courseCard,
  /** When it was collected, epoch ms. */
  collectedAt: epochMs,
  /** On the shelf and visible to the learner: it can be opened [CO-07]. */
  available: v.boolean(),
});
export type CollectedCourse = v.InferOutput<typeof collectedCourse>;

export const collectionList = defineCall({
  name: 'apiCourse/collect',
  method: 'GET',
  summary: 'The courses that the learner has collected, last first',
  source: ['CO-14'],
  request: page({}),
  response: pageOf(collectedCourse),
});

export const setCollected = defineCall({
  name: 'apiCourse/collect/set',
  method: 'POST',
  summary: 'Puts a course into the learner’s collection or takes it out; the same again changes nothing',
  source: ['CO-02', 'CO-14'],
  request: v.object({
    /** Course id. */
    id: wireId,
    /** Y: add it to the collection; N: remove it. */
    collected: flag,
  }),
  response: v.object({
    /** Y: it is in the collection now. */
    collected: flag,
  }),
});
