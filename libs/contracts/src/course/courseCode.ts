import { defineCall } from '../call.ts';
import { coverMotif } from '../coverMotif.ts';
import { codeMostLength, codeRefusals } from './courseCode.choices.ts';
import { orderKinds } from './order.choices.ts';
import { epochMs, text } from '../wire.ts';
import { v } from '../v.ts';

/** Data of `codeRefused`. */
export const refusedCode = v.object({
  /** Why. */
  refusal: v.picklist(codeRefusals),
  /** Seconds until codes are looked at again, for `tries`. */
  retryAfterS: v.optional(v.int()),
});

const typed = v.object({
  /** As it was typed: capitals or not, with spaces or hyphens or without. */
  code: text(codeMostLength),
});

/** The course or package that a code opens. */
const codeOffer = v.object({
  /** A course or a package. */
  kind: v.picklist(orderKinds),
  /** Its id. */
  id: v.int(),
  /** In the reader's language. */
  title: v.string(),
  /** Subject of its drawn cover. */
  motif: coverMotif,
  /** Courses in it; 1 for a course. */
  courses: v.int(),
  /** Length of all of it, seconds. */
  durationS: v.number(),
  /** What the codes were given out for, in the reader's language. */
  from: v.string(),
  /** End of the access that redeeming it now gives. */
  until: epochMs,
});
export type CodeOffer = v.InferOutput<typeof codeOffer>;

export const courseCode = defineCall({
  name: 'apiSystem/courseCode',
  method: 'GET',
  summary: 'What a code opens. One that opens nothing: `codeRefused`. Wrong ones are counted',
  source: ['CO-08'],
  request: typed,
  response: codeOffer,
});

export const redeemCode = defineCall({
  name: '/yii/appapi/v1/coursecode/course-code',
  method: 'POST',
  // Redeemed again by the same person it answers the same: a code is bound to whom it was used by.
  idempotent: false,
  summary:
    'Redeems a code: the course or package opens to the learner. Otherwise `codeRefused`, and the code is not used',
  source: ['CO-08'],
  request: typed,
  response: codeOffer,
});
