import { categoryKeyForm, v } from '@banyan/contracts';
import { questionKinds } from '@banyan/contracts/exam';
import { forWhom } from '../../../import/audience.shape.ts';
import { called, day, decimal, each, whole, words, yes } from '../../../import/shape.ts';
import { longestRef } from './draft.ts';

const points = decimal(2, 0, 1000);
const refName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestRef));

/** Questions of one kind that score alike. */
const part = v.strictObject({
  kind: v.picklist(questionKinds),
  count: whole(1, 500),
  /** Points of each question, and of a choice that is right and not whole. */
  score: decimal(2, 0.01, 1000),
  partial: v.optional(points, 0),
  /** Key of the bank in imports. */
  bank: called,
  difficulty: v.optional(whole(1, 3)),
  /** The same questions for everybody, by their refs; drawn for each attempt by default. */
  refs: v.optional(v.pipe(v.array(refName), v.minLength(1), each('ref'))),
});

/** An exam as a file describes it. */
export const examShape = v.strictObject({
  title: words(100),
  /** Paragraphs apart by an empty line. */
  introduction: v.optional(words(2000)),
  /** An exam that counts, one for practice, or an offline one. */
  kind: v.optional(v.picklist(['online', 'practice', 'offline']), 'online'),
  /** Place, offline. */
  place: v.optional(words(200)),
  category: v.strictObject({
    key: v.pipe(v.string(), v.minLength(1), v.regex(categoryKeyForm, 'Write letters and digits alone, 32 at most.')),
    name: words(40),
  }),
  /** Departments of its audience; everybody by default. */
  ...forWhom,
  opens: day,
  /** Open without an end by default. */
  closes: v.optional(day),
  minutes: whole(1, 1440),
  /** Points needed to pass. */
  pass: points,
  credits: v.optional(points, 0),
  /** Points of the mall for passing. */
  points: v.optional(whole(0, 100_000), 0),
  /** Attempts after the first one, and when they may be begun. */
  makeup: v.optional(
    v.strictObject({
      count: whole(1, 100),
      opens: v.optional(day),
      closes: v.optional(day),
      interval_minutes: v.optional(whole(0, 525_600), 0),
    }),
  ),
  /** Minutes after the opening until which it may be begun. */
  late_entry: v.optional(whole(1, 525_600)),
  /** Number of times that its window may be left. */
  switches: v.optional(whole(0, 100)),
  /** Face checks: how many may fail, and minutes between two during the exam. */
  face: v.optional(
    v.strictObject({
      failures: whole(0, 20),
      every_minutes: v.optional(whole(1, 1440)),
      without_camera: v.optional(v.boolean()),
    }),
  ),
  devices: v.optional(v.pipe(v.array(v.picklist(['desktop', 'mobile'])), each('device')), []),
  shuffled: yes(true),
  show_answers: v.optional(v.picklist(['never', 'marked', 'closed']), 'marked'),
  show_score: yes(true),
  ranking: yes(true),
  /** Markers do not see the learner's name. */
  anonymous: yes(false),
  /** Accounts of lecturers who mark its papers; administrators may always. */
  markers: v.optional(v.pipe(v.array(called), v.maxLength(50), each('account')), []),
  parts: v.pipe(v.array(part), v.minLength(1), v.maxLength(20)),
});
export type WrittenExam = v.InferOutput<typeof examShape>;
export type WrittenPart = WrittenExam['parts'][number];
