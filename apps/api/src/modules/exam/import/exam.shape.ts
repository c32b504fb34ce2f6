import { questionKinds, z } from '@banyan/contracts';
import { decimal, each, whole, words } from '../../../import/shape.ts';

const moment = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));
const yes = (otherwise: boolean) => z._default(z.boolean(), otherwise);
const points = decimal(2, 0, 1000);

/** Questions of one kind that score alike. */
const part = z.strictObject({
  kind: z.enum(questionKinds),
  count: whole(1, 500),
  /** Points of each question, and of a choice that is right and not whole. */
  score: decimal(2, 0.01, 1000),
  partial: z._default(points, 0),
  /** Key of the bank, as imports call it. */
  bank: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  difficulty: z.optional(whole(1, 3)),
  /** The same questions for everybody, by their refs; drawn for each attempt unless told. */
  refs: z.optional(
    z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.minLength(1), each('ref')),
  ),
});

/** An exam as a file tells it. [EX-01] */
export const examShape = z.strictObject({
  title: words(100),
  introduction: z.optional(words(2000)),
  /** An exam that counts, or one to practise with. */
  kind: z._default(z.enum(['online', 'practice']), 'online'),
  category: z.strictObject({
    key: z.string().check(z.regex(/^[A-Za-z0-9]{1,40}$/, 'Write letters and digits alone.')),
    name: words(40),
  }),
  /** Departments it is for; everybody unless told. */
  departments: z.optional(
    z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)))
      .check(z.minLength(1), z.maxLength(50), each('department')),
  ),
  opens: moment,
  /** Open without an end unless told. */
  closes: z.optional(moment),
  minutes: whole(1, 1440),
  /** Points that it takes to pass. */
  pass: points,
  credits: z._default(points, 0),
  /** Points of the mall for passing. */
  points: z._default(whole(0, 100_000), 0),
  /** Attempts after the first one, and when they may be begun [EX-07]. */
  makeup: z.optional(
    z.strictObject({
      count: whole(1, 100),
      opens: z.optional(moment),
      closes: z.optional(moment),
      interval_minutes: z._default(whole(0, 525_600), 0),
    }),
  ),
  /** Minutes after the opening until which it may be begun [EX-05]. */
  late_entry: z.optional(whole(1, 525_600)),
  /** Times that its window may be left [EX-06]. */
  switches: z.optional(whole(0, 100)),
  /** Face checks: how many may fail, and minutes between two during the exam [EX-06]. */
  face: z.optional(
    z.strictObject({
      failures: whole(0, 20),
      every_minutes: z.optional(whole(1, 1440)),
      without_camera: z.optional(z.boolean()),
    }),
  ),
  devices: z._default(z.array(z.enum(['desktop', 'mobile'])).check(each('device')), []),
  shuffled: yes(true),
  show_answers: z._default(z.enum(['never', 'marked', 'closed']), 'marked'),
  show_score: yes(true),
  ranking: yes(true),
  /** Markers do not see whose paper it is [EX-11]. */
  anonymous: yes(false),
  parts: z.array(part).check(z.minLength(1), z.maxLength(20)),
});
export type WrittenExam = z.output<typeof examShape>;
export type WrittenPart = WrittenExam['parts'][number];
