import { defineCall } from '../call.ts';
import { postVerdicts, rejectReasonLimit } from './note.choices.ts';
import { note } from './note.ts';
import { page, pageOf } from '../page.ts';
import { reviewStates } from '../review.choices.ts';
import { epochMs, text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** A note at the review desk [NO-01]. */
export const reviewedNote = v.object({
  /** As it was sent. */
  note,
  /** Epoch ms. */
  sentAt: epochMs,
  /** Who answered; empty while it waits. */
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
    /** Waiting, or answered. */
    state: v.picklist(reviewStates),
  }),
  response: pageOf(reviewedNote, {
    /** How many wait. */
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
    /** Revision that was read. */
    revision: wireInt,
    /** Its outcome. */
    verdict: v.picklist(postVerdicts),
    /** Why it is sent back; needed then. */
    reason: text(rejectReasonLimit),
  }),
  response: reviewedNote,
});
