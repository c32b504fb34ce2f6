/**
 * States of an exam in the console: a draft was never published; upcoming, open, makeup while make-ups alone are left,
 * then marking while papers or results are missing, done; stopped for everybody before its end; archived: kept for its
 * records alone.
 */
export const managedExamStates = [
  'draft',
  'upcoming',
  'open',
  'makeup',
  'marking',
  'done',
  'stopped',
  'archived',
] as const;
export type ManagedExamState = (typeof managedExamStates)[number];

/** Whether an attempt at an exam of this state can still be begun, so that it can be stopped. */
export const isUnderWay = (state: ManagedExamState) => state === 'open' || state === 'makeup';

/** Orders of the list of exams; a minus stands before descending ones. */
export const managedExamSorts = ['-changed', 'changed', '-opens', 'opens'] as const;

/** Changes of several exams at once. */
export const examActs = ['archive', 'restore'] as const;
export type ExamAct = (typeof examActs)[number];

/** Why an exam was left as it is: outside of one's rights, or somebody sits it. */
export const examActRefusals = ['gone', 'sitting'] as const;
export type ExamActRefusal = (typeof examActRefusals)[number];

/** Most exams of one act; more go in several. */
export const mostExamsActedOn = 200;

/** Ways of watching over an exam. */
export const supervisions = ['none', 'switches', 'face', 'devices'] as const;
export type Supervision = (typeof supervisions)[number];

/** Longest texts and lists of an exam. */
export const examLimits = {
  title: 100,
  introduction: 10_000,
  place: 200,
  parts: 20,
  perPart: 500,
  tags: 20,
  tag: 40,
  markers: 50,
  reason: 200,
} as const;

/** Rules of a draft that may be broken. */
export const examDraftRules = [
  'missing',
  'invalid',
  'noParts',
  'tooFew',
  'partial',
  'tooHigh',
  'endsFirst',
  'beyond',
] as const;
export type ExamDraftRule = (typeof examDraftRules)[number];
