import { coverMotif, v } from '@banyan/contracts';
import { programmeTaskKinds, stageRules } from '@banyan/contracts/training';
import { forWhom } from '../../../import/audience.shape.ts';
import { called, day, decimal, each, whole, words, yes } from '../../../import/shape.ts';

const id = whole(1, 999_999_999_999);
const days = whole(1, 3650);
const no = yes(false);

const [course, exam, questionnaire, homework, activity] = programmeTaskKinds;

/** A task: one of the kinds with the id of the thing that it asks for. */
const task = v.strictObject({
  [course]: v.optional(id),
  [exam]: v.optional(id),
  [questionnaire]: v.optional(id),
  [homework]: v.optional(id),
  [activity]: v.optional(id),
  /** Its title if the thing itself gives none; the thing's own by default. */
  title: v.optional(words(100)),
  /** Not needed for completing the stage, unless counted by `electives`. */
  elective: no,
  /** Repeated in each round. */
  again: no,
  due: v.optional(day),
  due_day: v.optional(days),
});

const stage = v.strictObject({
  title: words(60),
  /** When it opens. */
  rule: v.picklist(stageRules),
  /** Of alternatives: stages with the same number are chosen from. */
  choice: v.optional(whole(1, 20)),
  opens: v.optional(day),
  opens_day: v.optional(whole(0, 3650)),
  due: v.optional(day),
  due_day: v.optional(days),
  /** Elective tasks that have to be done. */
  electives: v.optional(whole(0, 50), 0),
  tasks: v.pipe(v.array(task), v.minLength(1), v.maxLength(50)),
});

/** A training programme as a file describes it. */
export const programmeShape = v.strictObject({
  title: words(60),
  summary: words(300),
  category: words(30),
  /** Name of the term. */
  term: v.optional(words(30)),
  /** Its organiser. */
  owner: words(60),
  cover: coverMotif,
  /** Latest first in lists; now by default. */
  published: v.optional(day),
  begins: v.optional(day),
  ends: v.optional(day),
  /** Days to complete it in, counted from joining. */
  days: v.optional(days),
  /** People who see it may join; otherwise the people named take part. */
  open: yes(true),
  ...forWhom,
  /** With two decimals at most. */
  credits: v.optional(decimal(2, 0, 1000), 0),
  /** Tasks finished before joining count. */
  counts_earlier: no,
  certificate: v.optional(v.strictObject({ template: id, title: v.optional(words(60)) })),
  /** Days of validity after completion, and days before its end at which the next round opens. */
  recertification: v.optional(v.strictObject({ valid_days: days, renew_days: whole(0, 3649) })),
  /** Accounts of participants from now on. */
  people: v.optional(v.pipe(v.array(called), v.maxLength(2000), each('account')), []),
  stages: v.pipe(v.array(stage), v.minLength(1), v.maxLength(30)),
});
export type WrittenProgramme = v.InferOutput<typeof programmeShape>;
export type WrittenStage = WrittenProgramme['stages'][number];
export type WrittenTask = WrittenStage['tasks'][number];

/** Kinds of things that a task names; a valid one names one. */
export const kindsOf = (written: WrittenTask) => programmeTaskKinds.filter((kind) => written[kind] !== undefined);
