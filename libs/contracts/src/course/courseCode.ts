import { defineCall } from '../call.ts';
import { coverMotif } from '../coverMotif.ts';
import { codeMostLength, codeRefusals } from './courseCode.choices.ts';
import { orderKinds } from './order.choices.ts';
import { epochMs, text } from '../wire.ts';
import { v } from '../v.ts';

/** Data of `codeRefused`. */
export const refusedCode = v.object({
  /** Reason for the refusal. */
  refusal: v.picklist(codeRefusals),
  /** Seconds until codes are checked again, for `tries`. */
  retryAfterS: v.optional(v.int()),
});

const typed = v.object({
  /** The code as typed: letters in either case, with or without spaces and hyphens. */
  code: text(codeMostLength),
});

/** The course or package that a code opens. */
const codeOffer = v.object({
  /** Course or package. */
  kind: v.picklist(orderKinds),
  /** Id of the course or package. */
  id: v.int(),
  /** Title in the reader's language. */
  title: v.string(),
  /** Subject of its drawn cover. */
  motif: coverMotif,
  /** Number of courses in it; 1 for a course. */
  courses: v.int(),
  /** Total length, seconds. */
  durationS: v.number(),
  /** Name of the batch of codes, in the reader's language. */
  from: v.string(),
  /** End of the access if it is redeemed now. */
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
  // A code is bound to its user, so the same person gets the same answer again.
  idempotent: false,
  summary:
    'Redeems a code: the course or package opens to the learner. Otherwise `codeRefused`, and the code is not used',
  source: ['CO-08'],
  request: typed,
  response: codeOffer,
});
