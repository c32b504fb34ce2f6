/** Outcomes of a question of a file; `double`: another one asks the same; `left`: somebody has left it out. */
export const questionOutcomes = ['fault', 'double', 'changed', 'new', 'same', 'left'] as const;
export type QuestionOutcome = (typeof questionOutcomes)[number];

/** Choices for a question that is there: leave it out, make it the next version, bring it in beside it. */
export const questionChoices = ['', 'skip', 'version', 'beside'] as const;
export type QuestionChoice = (typeof questionChoices)[number];

/** How far an import of questions has come. */
export const questionImportStates = ['checked', 'done', 'takenBack'] as const;

/** Forms of files that questions come in by. */
export const questionFileFormats = ['gift', 'aiken', 'moodle', 'qti', 'table', 'word'] as const;

/** Columns of a table of questions. */
export const questionColumns = [
  ...(['ref', 'kind', 'stem', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'answer', 'explanation'] as const),
  ...(['difficulty', 'tags', 'keywords', 'numbers', 'html', 'course', 'chapter', 'second', 'files'] as const),
  ...(['answer_files', 'stem_en', 'a_en', 'b_en', 'c_en', 'd_en', 'e_en', 'f_en', 'g_en', 'h_en'] as const),
  ...(['answer_en', 'explanation_en'] as const),
] as const;
export type QuestionColumn = (typeof questionColumns)[number];

/** Hours in which an import of questions can be taken back. */
export const questionTakeBackHours = 24;

/** Days for which the file of an import is kept. */
export const questionFileDays = 14;
