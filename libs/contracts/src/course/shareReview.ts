import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { reviewStates } from '../review.choices.ts';
import { v } from '../v.ts';
import { epochMs, text, wireId } from '../wire.ts';
import { postVerdicts, rejectReasonLimit } from './note.choices.ts';

const reviewedShare = v.object({
  /** Share id. */
  id: v.int(),
  /** Course id. */
  courseId: v.int(),
  /** Title of the course in the viewer’s language; empty for a deleted one. */
  title: v.string(),
  /** Name of the learner who shared it. */
  by: v.string(),
  /** Time of the last sharing, epoch ms. */
  at: epochMs,
  /** Number of people who came through it. */
  came: v.int(),
  /** Decision of an administrator; null while it waits. */
  answer: v.nullable(
    v.object({
      /** Let stand or stopped. */
      verdict: v.picklist(postVerdicts),
      /** Reason for stopping it. */
      reason: v.string(),
      /** Name of the administrator; empty when the account was deleted. */
      by: v.string(),
    }),
  ),
});
export type ReviewedShare = v.InferOutput<typeof reviewedShare>;

export const shareReviews = defineCall({
  name: 'apiMy/share/review',
  method: 'GET',
  access: 'admin',
  summary: 'Courses that learners have passed on and nobody has looked at, what waits longest first; or those answered',
  source: ['AD-01', 'CO-14'],
  request: page({
    /** Shares that wait, or those already reviewed. */
    state: v.picklist(reviewStates),
  }),
  response: pageOf(reviewedShare, {
    /** Number of shares that wait. */
    waiting: v.int(),
  }),
});

export const answerShare = defineCall({
  name: 'apiMy/share/review/answer',
  method: 'POST',
  access: 'admin',
  summary:
    'Lets a share stand or stops it: who comes is no longer counted, and its learner is shown why. Answered by another meanwhile, or gone: `postChanged`',
  source: ['AD-01', 'CO-14'],
  request: v.object({
    /** Share id. */
    share: wireId,
    /** The reviewer's decision. */
    verdict: v.picklist(postVerdicts),
    /** Reason for stopping it; required then. */
    reason: text(rejectReasonLimit),
  }),
  response: reviewedShare,
});
