import { defineCall } from './call.ts';
import { coverMotif } from './coverMotif.ts';
import { codeMostLength, codeRefusals } from './courseCode.choices.ts';
import { orderKinds } from './order.choices.ts';
import { epochMs, text } from './wire.ts';
import { z } from './z.ts';

/** Data of `codeRefused`. */
export const refusedCode = z.object({
  /** Why. */
  refusal: z.enum(codeRefusals),
  /** Seconds until codes are looked at again, for `tries`. */
  retryAfterS: z.optional(z.int()),
});

const typed = z.object({
  /** As it was typed: capitals or not, with spaces or hyphens or without. */
  code: text(codeMostLength),
});

/** What a code opens. */
const codeOffer = z.object({
  /** A course or a package. */
  kind: z.enum(orderKinds),
  /** Its id. */
  id: z.int(),
  /** In the reader's language. */
  title: z.string(),
  /** What its drawn cover shows. */
  motif: coverMotif,
  /** Courses in it; 1 for a course. */
  courses: z.int(),
  /** Length of all of it, seconds. */
  durationS: z.number(),
  /** What the codes were given out for, in the reader's language. */
  from: z.string(),
  /** End of the access that redeeming it now gives. */
  until: epochMs,
});
export type CodeOffer = z.output<typeof codeOffer>;

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
