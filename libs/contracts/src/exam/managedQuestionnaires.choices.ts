/**
 * States of a questionnaire in the console: a draft was never published; planned, open, then ended; a template is there
 * to be begun from; archived: kept for its answers alone.
 */
export const managedQuestionnaireStates = ['draft', 'planned', 'open', 'ended', 'template', 'archived'] as const;
export type ManagedQuestionnaireState = (typeof managedQuestionnaireStates)[number];

/** Orders of the list; a minus stands before descending ones. */
export const managedQuestionnaireSorts = ['-changed', 'changed', '-opens', 'opens'] as const;

/** Acts on several questionnaires at once. */
export const questionnaireActs = [
  'publish',
  'end',
  'extend',
  'remind',
  'copy',
  'template',
  'archive',
  'restore',
] as const;
export type QuestionnaireAct = (typeof questionnaireActs)[number];

/** Why a questionnaire was left as it is. */
export const questionnaireActRefusals = [
  'gone',
  'faults',
  'notOpen',
  'neverPublished',
  'isTemplate',
  'nobody',
  'sealed',
] as const;
export type QuestionnaireActRefusal = (typeof questionnaireActRefusals)[number];

/** Most questionnaires of one act; more go in several. */
export const mostQuestionnairesActedOn = 100;
/** Most days by which the end is put off at once. */
export const mostDaysLater = 365;

/** Longest texts and lists of a questionnaire. */
export const questionnaireLimits = {
  title: 100,
  introduction: 1000,
  owner: 60,
  question: 300,
  hint: 100,
  option: 100,
  options: 60,
  gaps: 20,
  end: 40,
  jumps: 20,
  minutes: 240,
} as const;

/** Rules of a draft that may be broken. */
export const questionnaireDraftRules = [
  ...(['missing', 'endsFirst', 'beyond', 'noQuestions', 'isTemplate', 'promised', 'sealed', 'removed'] as const),
  ...(['fewOptions', 'noGaps', 'range', 'fewest', 'tooMany', 'answered', 'moved'] as const),
  ...(['backwards', 'goneAim', 'unreachable', 'noJumps', 'emptyRange'] as const),
] as const;
export type QuestionnaireDraftRule = (typeof questionnaireDraftRules)[number];
