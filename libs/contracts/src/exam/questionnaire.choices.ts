/** Kind: a questionnaire, or a vote, whose purpose is its results [QU-03]. */
export const questionnaireKinds = ['questionnaire', 'vote'] as const;
export type QuestionnaireKind = (typeof questionnaireKinds)[number];

/** Parts of the list. */
export const questionnaireTabs = ['all', 'open', 'answered', 'closed'] as const;
export type QuestionnaireTab = (typeof questionnaireTabs)[number];

/** Types of questions [QU-01]. */
export const itemTypes = [
  'description',
  'star',
  'score',
  'upload',
  'sorting',
  'single',
  'multiple',
  'fill',
  'fills',
  'date',
  'time',
  'sex',
  'age',
  'email',
  'signature',
] as const;
export type ItemType = (typeof itemTypes)[number];

/** Answers to a question of sex, by their numbers. */
export const sexes = ['male', 'female', 'unsaid'] as const;

/** Time at which learners see the results: never, after their answer, or after the closing [QU-03]. */
export const resultRules = ['never', 'answered', 'closed'] as const;
export type ResultRule = (typeof resultRules)[number];

/** State of a questionnaire for a learner. */
export const questionnaireStates = ['early', 'open', 'answered', 'closed'] as const;
export type QuestionnaireState = (typeof questionnaireStates)[number];

/** Reasons why a questionnaire cannot be answered: not open yet, closed, or answered and limited to once [QU-03]. */
export const answerRefusals = ['early', 'closed', 'answered'] as const;
export type AnswerRefusal = (typeof answerRefusals)[number];

/** Reasons on its notice page: those above, intended for others, or missing. */
export const forbidReasons = ['gone', 'audience', ...answerRefusals] as const;
export type ForbidReason = (typeof forbidReasons)[number];
