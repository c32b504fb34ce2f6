import { v } from '@banyan/contracts';
import { certificateTones } from '@banyan/contracts/training';
import { whole, words, yes } from '../import/shape.ts';

/** Look and words of certificates of one kind, in a file. */
export const certificateShape = v.strictObject({
  /** Letters that their numbers begin with. */
  prefix: v.pipe(v.string(), v.regex(/^[A-Z]{2,6}$/, 'Write two to six capital letters.')),
  title: words(60),
  /** The subject matter; nothing where the title is enough. */
  scope: v.optional(words(100)),
  body: words(300),
  tone: v.optional(v.picklist(certificateTones), 'indigo'),
  valid_months: v.optional(whole(1, 600)),
  /** With the two-inch photo of its holder. */
  photo: yes(false),
});
export type WrittenCertificate = v.InferOutput<typeof certificateShape>;
