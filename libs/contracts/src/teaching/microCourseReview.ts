import { defineCall } from '../call.ts';
import { microCourse } from './microCourse.ts';
import { postVerdicts, rejectReasonLimit } from '../course/note.choices.ts';
import { page, pageOf } from '../page.ts';
import { reviewStates } from '../review.choices.ts';
import { epochMs, text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** A micro-course at the review desk [AD-01]. */
export const reviewedMicro = v.object({
  /** As it was submitted. */
  micro: microCourse,
  /** Its author. */
  author: v.string(),
  /** The author's department. */
  department: v.string(),
  /** Epoch ms. */
  sentAt: epochMs,
  /** Who answered; empty while it waits. */
  reviewer: v.string(),
});
export type ReviewedMicro = v.InferOutput<typeof reviewedMicro>;

export const microReviews = defineCall({
  name: 'apiCourse/microCourse/review',
  method: 'GET',
  access: 'admin',
  summary: 'Micro-courses that wait for review, what waits longest first; or those that were answered',
  source: ['AD-01', 'MC-04'],
  request: page({
    /** Waiting, or answered. */
    state: v.picklist(reviewStates),
  }),
  response: pageOf(reviewedMicro, {
    /** How many wait. */
    waiting: v.int(),
  }),
});

export const answerMicro = defineCall({
  name: 'apiCourse/microCourse/review/answer',
  method: 'POST',
  access: 'admin',
  summary:
    'Makes a course of a micro-course, or sends it back; refused as `postChanged` where it is no longer as it was read',
  source: ['AD-01', 'MC-04', 'HT-06'],
  request: v.object({
    /** Its id. */
    id: wireId,
    /** Revision that was read. */
    revision: wireInt,
    /** Its outcome. */
    verdict: v.picklist(postVerdicts),
    /** Why it is sent back; needed then. */
    reason: text(rejectReasonLimit),
  }),
  response: reviewedMicro,
});
