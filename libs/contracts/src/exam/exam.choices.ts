/** How an exam is sat: online in its window, as daily practice, or offline in a room [EX-01]. */
export const examKinds = ['online', 'practice', 'offline'] as const;
export type ExamKind = (typeof examKinds)[number];

/**
 * State of an exam for a learner [EX-01]:
 * - `not_started`: its window has not opened;
 * - `in_progress`: it is open and may be begun;
 * - `incomplete`: an attempt is open, go on with it;
 * - `scoring`: handed in, the marks of this minute are being added up;
 * - `pending_marking`: waits for a marker;
 * - `completed`: handed in, and the rules do not show the score;
 * - `passed`, `failed`: by the best attempt;
 * - `makeup_not_started`: failed, another attempt opens later;
 * - `makeup_over`: failed, and no attempt is left or its window is over;
 * - `ended`: the window is over and it was never begun.
 */
export const examStates = [
  'not_started',
  'in_progress',
  'incomplete',
  'scoring',
  'pending_marking',
  'completed',
  'passed',
  'failed',
  'makeup_not_started',
  'makeup_over',
  'ended',
] as const;
export type ExamState = (typeof examStates)[number];

/** Parts of the list of exams: what can be done, what waits for a marker, what is over with a result, what was missed. */
export const examTabs = ['all', 'todo', 'marking', 'done', 'missed'] as const;
export type ExamTab = (typeof examTabs)[number];

/** Kinds of questions [EX-02]. */
export const questionKinds = ['single', 'multiple', 'judgement', 'fill', 'short'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Why an exam cannot be entered now; `face`: no face was checked for it. */
export const entryRefusals = [
  'early',
  'late',
  'over',
  'no_attempt_left',
  'interval',
  'device',
  'offline',
  'face',
] as const;
export type EntryRefusal = (typeof entryRefusals)[number];

/** Reason for the end of an attempt: the learner, its deadline, too many screen switches, too many failed face checks [EX-04–EX-06]. */
export const handInReasons = ['learner', 'deadline', 'switches', 'face'] as const;
export type HandInReason = (typeof handInReasons)[number];

/**
 * What is waited for before answers and marks of a paper are shown: a marker, the end of an exam that asks some of its
 * questions of the learner, the end for everybody; or nothing helps [EX-10].
 */
export const answersWaits = ['marking', 'sitting', 'closing', 'never'] as const;
export type AnswersWait = (typeof answersWaits)[number];
