import { defineCall } from '../call.ts';
import { microCourse } from './microCourse.ts';
import { postVerdicts, rejectReasonLimit } from '../course/note.choices.ts';
import { page, pageOf } from '../page.ts';
import { reviewStates } from '../review.choices.ts';
import { epochMs, text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** A micro-course as its reviewer sees it [AD-01]. */
export const reviewedMicro = v.object({
  /** The micro-course as submitted. */
  micro: microCourse,
  /** Name of its author. */
  author: v.string(),
  /** The author's department. */
  department: v.string(),
  /** Time of submission, epoch ms. */
  sentAt: epochMs,
  /** Name of the reviewer; empty while it waits. */
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
    /** Micro-courses that wait, or those already reviewed. */
    state: v.picklist(reviewStates),
  }),
  response: pageOf(reviewedMicro, {
    /** Number of micro-courses that wait. */
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
    /** Micro-course id. */
    id: wireId,
    /** Revision that the reviewer read. */
    revision: wireInt,
    /** The reviewer's decision. */
    verdict: v.picklist(postVerdicts),
    /** Reason for the rejection; required when rejecting. */
    reason: text(rejectReasonLimit),
  }),
  response: reviewedMicro,
});
