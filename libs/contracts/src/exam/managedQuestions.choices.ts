/** Orders of the questions of a bank; a minus stands before descending ones. */
export const questionSorts = ['changed', '-changed', 'right', '-right', 'discrimination', '-discrimination'] as const;

/** How well a question tells people apart, from the results of exams. */
export const discriminations = ['weak', 'fair', 'good', 'unmeasured'] as const;
export type Discrimination = (typeof discriminations)[number];

/** Least discrimination of a fair question, and of a good one. */
export const fairDiscrimination = 0.2;
export const goodDiscrimination = 0.4;

/** Changes of several questions at once. */
export const questionActs = ['tag', 'untag', 'move', 'difficulty', 'retire', 'restore'] as const;
export type QuestionAct = (typeof questionActs)[number];

/**
 * Why a question was left as it is: not there or outside of one's rights, a later version took its place, an exam names
 * it, its key is taken in the bank, or it has the most tags already.
 */
export const questionActRefusals = ['gone', 'replaced', 'named', 'taken', 'tags'] as const;
export type QuestionActRefusal = (typeof questionActRefusals)[number];

/** Most questions of one act; more go in several. */
export const mostQuestionsActedOn = 200;

/** Longest texts and lists of a question and its bank. */
export const questionLimits = {
  bank: 60,
  stem: 4000,
  option: 1000,
  options: 8,
  explanation: 4000,
  sample: 4000,
  gaps: 10,
  taken: 20,
  gap: 100,
  tags: 5,
  tag: 40,
  keywords: 20,
} as const;

/** Forms of files of other programs that questions leave and come in by, beside tables. */
export const exchangeFormats = ['gift', 'moodle', 'aiken', 'qti21', 'qti30'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

/**
 * Parts that a form of file cannot carry. Questions stay behind for their kind, for several gaps in one, and for gaps that take
 * numbers and hold something else; of the others parts stay behind.
 */
export const leftBehind = ['kind', 'gaps', 'numbers', 'files', 'tags', 'explanation', 'english', 'formatting'] as const;
export type LeftBehind = (typeof leftBehind)[number];
