/** What is answered: a questionnaire, or a vote, whose results are what it is for [QU-03]. */
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

/** When learners see what was answered: never, once they have answered, or once it is closed [QU-03]. */
export const resultRules = ['never', 'answered', 'closed'] as const;
export type ResultRule = (typeof resultRules)[number];

/** State of a questionnaire for a learner. */
export const questionnaireStates = ['early', 'open', 'answered', 'closed'] as const;
export type QuestionnaireState = (typeof questionnaireStates)[number];

/** Why a questionnaire cannot be answered: it has not opened, it is over, it was answered and that counts once [QU-03]. */
export const answerRefusals = ['early', 'closed', 'answered'] as const;
export type AnswerRefusal = (typeof answerRefusals)[number];

/** The same, and what else its notice page can say: it is for others, or not there. */
export const forbidReasons = ['gone', 'audience', ...answerRefusals] as const;
export type ForbidReason = (typeof forbidReasons)[number];
