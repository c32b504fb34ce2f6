/** Way of sitting an exam: online in its window, as daily practice, or offline in a room [EX-01]. */
export const examKinds = ['online', 'practice', 'offline'] as const;
export type ExamKind = (typeof examKinds)[number];

/**
 * State of an exam for a learner [EX-01]:
 * - `not_started`: its window has not opened;
 * - `in_progress`: its window is open and it may be begun;
 * - `incomplete`: an attempt is open and can be continued;
 * - `scoring`: handed in, scores are being computed;
 * - `pending_marking`: waits for a marker;
 * - `completed`: handed in, and the rules hide the score;
 * - `passed`, `failed`: by the best attempt;
 * - `makeup_not_started`: failed, another attempt opens later;
 * - `makeup_over`: failed, and no attempt is left or the window has closed;
 * - `ended`: the window has closed without an attempt.
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

/** Parts of the list of exams: to do, waiting for a marker, finished with a result, missed. */
export const examTabs = ['all', 'todo', 'marking', 'done', 'missed'] as const;
export type ExamTab = (typeof examTabs)[number];

/** Kinds of questions [EX-02]. */
export const questionKinds = ['single', 'multiple', 'judgement', 'fill', 'short'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Reasons why an exam cannot be entered now; `face`: no face check was passed for it. */
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

/**
 * Cause of an attempt's end: the learner, the deadline, too many switches or failed face checks, a supervisor, or the end
 * of the exam for everybody [EX-04–EX-06].
 */
export const handInReasons = ['learner', 'deadline', 'switches', 'face', 'supervisor', 'stopped'] as const;
export type HandInReason = (typeof handInReasons)[number];

/**
 * Condition for showing answers and marks of a paper: marking, the end of an open exam of the learner with some of its
 * questions, the closing for everybody; or they are never shown [EX-10].
 */
export const answersWaits = ['marking', 'sitting', 'closing', 'never'] as const;
export type AnswersWait = (typeof answersWaits)[number];
