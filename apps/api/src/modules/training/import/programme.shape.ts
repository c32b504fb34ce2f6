import { coverMotif, programmeTaskKinds, stageRules, z } from '@banyan/contracts';
import { decimal, each, whole, words } from '../../../import/shape.ts';

const day = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));
const id = whole(1, 999_999_999_999);
const days = whole(1, 3650);
const no = z._default(z.boolean(), false);

const [course, exam, questionnaire, homework, activity] = programmeTaskKinds;

/** A task: one of the kinds with the id of the thing that it asks for. */
const task = z.strictObject({
  [course]: z.optional(id),
  [exam]: z.optional(id),
  [questionnaire]: z.optional(id),
  [homework]: z.optional(id),
  [activity]: z.optional(id),
  /** What it is called where the thing itself has nothing to say; its title, unless told. */
  title: z.optional(words(100)),
  /** Not needed for completing the stage, unless counted by `electives`. */
  elective: no,
  /** In each round anew. */
  again: no,
  due: z.optional(day),
  due_day: z.optional(days),
});

const stage = z.strictObject({
  title: words(60),
  /** When it opens. */
  rule: z.enum(stageRules),
  /** Of alternatives: stages with the same number are chosen from. */
  choice: z.optional(whole(1, 20)),
  opens: z.optional(day),
  opens_day: z.optional(whole(0, 3650)),
  due: z.optional(day),
  due_day: z.optional(days),
  /** Elective tasks that have to be done. */
  electives: z._default(whole(0, 50), 0),
  tasks: z.array(task).check(z.minLength(1), z.maxLength(50)),
});

/** A training programme as a file tells it. [TR-02] */
export const programmeShape = z.strictObject({
  title: words(60),
  summary: words(300),
  category: words(30),
  /** Which of several terms it is. */
  term: z.optional(words(30)),
  /** Who runs it. */
  owner: words(60),
  cover: coverMotif,
  begins: z.optional(day),
  ends: z.optional(day),
  /** Days to complete it in, counted from joining. */
  days: z.optional(days),
  /** Whoever sees it may join; otherwise the people named take part. */
  open: z._default(z.boolean(), true),
  departments: z.optional(
    z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)))
      .check(z.minLength(1), z.maxLength(50), each('department')),
  ),
  /** With two decimals at most. */
  credits: z._default(decimal(2, 0, 1000), 0),
  /** What was finished before somebody joined counts. */
  counts_earlier: no,
  certificate: z.optional(z.strictObject({ template: id, title: z.optional(words(60)) })),
  /** Days that completing it is good for, and days before that end at which the next round opens. */
  recertification: z.optional(z.strictObject({ valid_days: days, renew_days: whole(0, 3649) })),
  /** Accounts of those who take part from now on. */
  people: z._default(
    z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(2000), each('account')),
    [],
  ),
  stages: z.array(stage).check(z.minLength(1), z.maxLength(30)),
});
export type WrittenProgramme = z.output<typeof programmeShape>;
export type WrittenStage = WrittenProgramme['stages'][number];
export type WrittenTask = WrittenStage['tasks'][number];

/** Kinds of things that a task names; a sound one names one. */
export const kindsOf = (written: WrittenTask) => programmeTaskKinds.filter((kind) => written[kind] !== undefined);
