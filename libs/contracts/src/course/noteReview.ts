import { defineCall } from '../call.ts';
import { postVerdicts, rejectReasonLimit } from './note.choices.ts';
import { note } from './note.ts';
import { page, pageOf } from '../page.ts';
import { reviewStates } from '../review.choices.ts';
import { epochMs, text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** A note as its reviewer sees it [NO-01]. */
export const reviewedNote = v.object({
  /** The note as submitted. */
  note,
  /** Time of submission, epoch ms. */
  sentAt: epochMs,
  /** Name of the reviewer; empty while it waits. */
  reviewer: v.string(),
});
export type ReviewedNote = v.InferOutput<typeof reviewedNote>;

export const noteReviews = defineCall({
  name: 'apiNote/review',
  method: 'GET',
  access: 'admin',
  summary: 'Notes that wait to be shown to everybody, what waits longest first; or those that were answered',
  source: ['NO-01'],
  request: page({
    /** Notes that wait, or those already reviewed. */
    state: v.picklist(reviewStates),
  }),
  response: pageOf(reviewedNote, {
    /** Number of notes that wait. */
    waiting: v.int(),
  }),
});

export const answerNote = defineCall({
  name: 'apiNote/review/answer',
  method: 'POST',
  access: 'admin',
  summary: 'Lets a note be shown or sends it back; refused as `postChanged` where it is no longer as it was read',
  source: ['NO-01', 'HT-06'],
  request: v.object({
    /** Note id. */
    note: wireId,
    /** Revision that the reviewer read. */
    revision: wireInt,
    /** The reviewer's decision. */
    verdict: v.picklist(postVerdicts),
    /** Reason for the rejection; required when rejecting. */
    reason: text(rejectReasonLimit),
  }),
  response: reviewedNote,
});
