import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, wireId, wireInt, wireJson } from '../wire.ts';
import { questionKinds } from './exam.choices.ts';
import {
  questionChoices,
  questionColumns,
  questionFileFormats,
  questionImportStates,
  questionOutcomes,
} from './questionImport.choices.ts';

const source = ['EX-02', 'AC-10'];
/** Most characters of a mended question. */
const mostMended = 60_000;

const cells = v.record(v.picklist(questionColumns), v.pipe(v.string(), v.maxLength(20_000)));
/** Words of a question in its file: a text as it stands there, or cells by columns. */
const written = v.object({
  /** GIFT or Aiken; null: it is mended as cells. */
  text: v.nullable(v.pipe(v.string(), v.maxLength(20_000))),
  /** Cells by columns; empty for a text. */
  cells,
});

const fault = v.object({
  /** Line of the file; null: the file as a whole. */
  line: v.nullable(v.int()),
  /** The fault, in the requested language. */
  wrong: v.string(),
  /** The remedy, in the requested language. */
  right: v.string(),
});

const count = v.int();

const questionImport = v.object({
  /** Id of the import. */
  id: v.int(),
  /** Id of the bank. */
  bank: v.int(),
  /** Name of the file. */
  file: v.string(),
  /** Its form, by its content. */
  format: v.picklist(questionFileFormats),
  /** How far it has come. */
  state: v.picklist(questionImportStates),
  /** First row of a table; empty for other files. */
  head: v.array(v.string()),
  /** The column of each place of the table; null: left out. */
  mapping: v.array(v.nullable(v.picklist(questionColumns))),
  /** Whether the mapping is that of an earlier file with the same first row. */
  remembered: v.boolean(),
  /** Numbers of questions by what they would do; after the import, by what is left to do. */
  counts: v.object({
    /** Cannot be read. */
    fault: count,
    /** Ask what another one asks. */
    double: count,
    /** Would be next versions. */
    changed: count,
    /** Would be new. */
    new: count,
    /** Are in the bank as they are. */
    same: count,
    /** Left out by somebody. */
    left: count,
  }),
  /** Outcomes of all questions, in the order of the file: places in the list of outcomes, as digits. */
  ribbon: v.string(),
  /** Faults of the file as a whole. */
  whole: v.array(fault),
  /** New questions that it has brought. */
  added: v.int(),
  /** Next versions that it has brought. */
  corrected: v.int(),
  /** Questions that could not be taken back: an exam names them, or they were changed since. */
  stayed: v.int(),
  /** Until when it can be taken back; null: it cannot. */
  takeBackUntil: v.nullable(epochMs),
});
export type QuestionImport = v.InferOutput<typeof questionImport>;

const importedQuestion = v.object({
  /** Its place in the file, from 0. */
  at: v.int(),
  /** Line on which it begins, row of a sheet. */
  line: v.int(),
  /** The file within a package; empty: the file itself. */
  file: v.string(),
  /** Its outcome. */
  outcome: v.picklist(questionOutcomes),
  /** Somebody's choice; empty: none. */
  choice: v.picklist(questionChoices),
  /** Whether somebody has mended it. */
  mended: v.boolean(),
  /** Its words in the file. */
  written,
  /** Its faults. */
  faults: v.array(fault),
  /** Parts that do not come in, in the requested language. */
  lost: v.array(v.string()),
  /** First words of the question that asks the same; empty: none does. */
  twin: v.string(),
  /** Whether that one stands in the same file. */
  twinInFile: v.boolean(),
  /** The question that it would become; null: it cannot be read. Texts are HTML in the requested language. */
  draft: v.nullable(
    v.object({
      /** The kind. */
      kind: v.picklist(questionKinds),
      /** Its stem. */
      stem: v.string(),
      /** Options of a choice. */
      options: v.array(v.string()),
      /** Places of right options; of a judgement 1 for true, 0 for false. */
      right: v.array(v.int()),
      /** Accepted texts of each gap. */
      gaps: v.array(v.array(v.string())),
      /** Example of a short answer; empty: none. */
      sample: v.string(),
      /** Why the right answer is right; may be empty. */
      explanation: v.string(),
      /** 1 easy, 2 medium, 3 hard. */
      difficulty: v.int(),
      /** Tags. */
      tags: v.array(v.string()),
      /** Pictures and other files that come with it. */
      files: v.int(),
    }),
  ),
});
export type ImportedQuestion = v.InferOutput<typeof importedQuestion>;

/** Id of an import. */
const id = wireId;

export const beginQuestionImport = defineCall({
  name: 'manage/questions/import/begin',
  method: 'POST',
  may: 'assessment.edit',
  summary: 'Reads an uploaded file of questions for a bank; nothing is written. Refused: `notFound`',
  source,
  request: v.object({
    /** Id of the bank. */
    bank: wireId,
    /** Id of an upload of the kind `importQuestions`. */
    upload: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
  }),
  response: questionImport,
});

export const readQuestionImport = defineCall({
  name: 'manage/questions/import/detail',
  method: 'GET',
  may: 'assessment.edit',
  summary: 'An import of questions, and its questions page by page. Refused: `notFound`',
  source,
  request: v.object({
    /** Id of the import. */
    id,
    /** Only what would do this; empty: all. */
    outcome: v.optional(v.picklist(['', ...questionOutcomes]), ''),
    /** Place in the file from which on they are answered, thirty at most; left out: from its beginning. */
    from: v.optional(wireInt),
  }),
  response: v.object({
    /** Questions in the order of the file. */
    items: v.array(importedQuestion),
    /** Place from which on there are more; null: there are none. */
    next: v.nullable(v.int()),
    /** Questions that the filter finds. */
    total: v.int(),
    /** The import. */
    detail: questionImport,
  }),
});

export const listQuestionImports = defineCall({
  name: 'manage/questions/import/list',
  method: 'GET',
  may: 'assessment.edit',
  summary: 'Imports into a bank, latest first. Refused: `notFound` outside of the caller’s rights',
  source,
  request: page({
    /** Id of the bank. */
    bank: wireId,
  }),
  response: pageOf(
    v.object({
      /** Id of the import. */
      id: v.int(),
      /** Name of the file. */
      file: v.string(),
      /** How far it has come. */
      state: v.picklist(questionImportStates),
      /** Questions that it has brought. */
      written: v.int(),
      /** When the file was read. */
      at: epochMs,
      /** Name of who brought it. */
      by: v.string(),
    }),
  ),
});

export const changeQuestionImport = defineCall({
  name: 'manage/questions/import/change',
  method: 'POST',
  may: 'assessment.edit',
  summary:
    'Mends a question of a file, chooses what is done with it, or says what the columns are. Refused: `notFound`; `conflict` once it is written; `fieldsRefused`',
  source,
  request: v.object({
    /** Id of the import. */
    id,
    /** Place of the question, from 0; left out: none. */
    at: v.optional(wireInt),
    /** Its words; null: as the file has them; left out: as they are. */
    written: v.optional(wireJson(v.nullable(written), mostMended)),
    /** The choice for it; left out: as it is. */
    choice: v.optional(v.picklist(questionChoices)),
    /** The column of each place; left out: as they are. */
    mapping: v.optional(wireJson(v.pipe(v.array(v.nullable(v.picklist(questionColumns))), v.maxLength(200)))),
  }),
  response: questionImport,
});

export const runQuestionImport = defineCall({
  name: 'manage/questions/import/run',
  method: 'POST',
  may: 'assessment.edit',
  summary:
    'Writes the questions that are right, all or none; the others stay behind. Refused: `notFound`; `conflict` where it would write another number than agreed to',
  source,
  request: v.object({
    /** Id of the import. */
    id,
    /** Number of questions that was agreed to. */
    questions: wireInt,
  }),
  response: questionImport,
});

export const takeBackQuestionImport = defineCall({
  name: 'manage/questions/import/takeBack',
  method: 'POST',
  may: 'assessment.edit',
  summary:
    'Takes the questions of an import out of use again, and puts former versions back; papers and marks stay. Refused: `notFound`; `conflict` after a day',
  source,
  request: v.object({
    /** Id of the import. */
    id,
  }),
  response: questionImport,
});

export const restOfQuestionImport = defineCall({
  name: 'manage/questions/import/rest',
  method: 'GET',
  may: 'assessment.edit',
  summary: 'The questions that stay behind as a file to mend, with their faults. Refused: `notFound`',
  source,
  request: v.object({
    /** Id of the import. */
    id,
  }),
  response: v.object({
    /** Name of the file. */
    name: v.string(),
    /** Its text. */
    content: v.string(),
  }),
});
