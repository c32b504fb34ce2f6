import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, flag, text, wireId, wireInt, wireJson } from '../wire.ts';
import { fieldLimits } from '../manage/fields.choices.ts';
import {
  cellFaults,
  importKinds,
  importStates,
  importTroubles,
  mostImportColumns,
  rowOutcomes,
  rowStates,
} from '../manage/imports.choices.ts';

/** A column of the table's kind. */
const column = v.string();
/** Place of a column in the file, from 0. */
const filePlace = v.pipe(v.int(), v.minValue(0), v.maxValue(mostImportColumns - 1));

/** An import as lists show it. */
const listedImport = v.object({
  /** Id of the import. */
  id: v.int(),
  /** Kind of its rows. */
  kind: v.picklist(importKinds),
  /** Name of the file. */
  file: v.string(),
  /** How far it is. */
  state: v.picklist(importStates),
  /** Name of the person who brought the file; empty for somebody who is not there any more. */
  by: v.string(),
  /** When the file was brought. */
  at: epochMs,
  /** Rows of the file that hold something. */
  rows: v.int(),
  /** Rows that were written, or are still to be taken back. */
  written: v.int(),
  /** Until when it can be taken back; null: it cannot. */
  takeBackUntil: v.nullable(epochMs),
});
export type ListedImport = v.InferOutput<typeof listedImport>;

/** An option of a choice that the file names. */
const madeOption = v.object({
  /** Column of the field, as `field:12`. */
  column: v.pipe(v.string(), v.regex(/^field:[1-9]\d{0,14}$/)),
  /** Its name. */
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(fieldLimits.option)),
});

/** Cells with the same fault. */
const cause = v.object({
  /** Column of the kind; empty: the whole row. */
  column,
  /** The fault. */
  fault: v.picklist(cellFaults),
  /** The words of the cells, if they are the same in all; empty otherwise. */
  value: v.string(),
  /** Rows that have it. */
  rows: v.int(),
});

const importDetailed = v.object({
  ...listedImport.entries,
  /** Columns of the kind, in their usual order. */
  columns: v.array(
    v.object({
      /** Name of the column. */
      name: column,
      /** Name of a field of the enterprise in the requested language; empty for a usual column. */
      label: v.string(),
      /** Whether every row needs it. */
      needed: v.boolean(),
    }),
  ),
  /** First row of the file. */
  head: v.array(v.string()),
  /** For each column of the file the column of the kind; null: left out. */
  mapping: v.array(v.nullable(column)),
  /** Whether the mapping is that of an earlier import with the same first row. */
  remembered: v.boolean(),
  /** Whether people who are not in the file leave. */
  leave: v.boolean(),
  /** Departments that are made because the file names them. */
  make: v.array(v.string()),
  /** Options of choices that are made because the file names them. */
  options: v.array(madeOption),
  /** Number of rows by what they would do. */
  counts: v.object({
    /** New people. */
    new: v.int(),
    /** Changed ones who stay where they are. */
    changed: v.int(),
    /** Those who go to another department. */
    moved: v.int(),
    /** Those who are not in the file and leave. */
    leaving: v.int(),
    /** Rows that say what is known. */
    same: v.int(),
    /** Rows with faults, which stay behind. */
    fault: v.int(),
  }),
  /** Faults by what is wrong, the most frequent first; at most 100. */
  causes: v.array(cause),
  /** Rows with faults for a picture of the file: their places among all rows, 0–1; at most 200. */
  notches: v.array(v.number()),
  /** Share of the work under way that is done, 0–1. */
  share: v.number(),
  /** Rows that were not as agreed any more when their turn came, and stay behind. */
  kept: v.int(),
  /** Rows that could not be taken back, because somebody has changed or used them since. */
  stayed: v.int(),
  /** New people without a password of the file who have never logged in. */
  withoutPassword: v.int(),
  /** Why it does not come in, or has stopped; null: it does. */
  trouble: v.nullable(
    v.object({
      /** The reason. */
      why: v.picklist(importTroubles),
      /** Line of the file; null: the file as a whole. */
      line: v.nullable(v.int()),
    }),
  ),
});
export type ImportDetail = v.InferOutput<typeof importDetailed>;

const importedRow = v.object({
  /** Line of a CSV file, row of a sheet; of people who leave a number behind the last one. */
  line: v.int(),
  /** Words of the cells, with what was mended, in the order of the file's columns. */
  cells: v.array(v.string()),
  /** Places of the mended cells. */
  mended: v.array(v.int()),
  /** Effect of the row. */
  outcome: v.picklist(rowOutcomes),
  /** How far it has come. */
  state: v.picklist(rowStates),
  /** Faults of the row. */
  faults: v.array(
    v.object({
      /** Column of the kind; empty: the whole row. */
      column,
      /** The fault. */
      fault: v.picklist(cellFaults),
      /** A further fact, such as the line of a twin; empty for nothing. */
      about: v.string(),
    }),
  ),
  /** Fields that change. */
  changes: v.array(
    v.object({
      /** Name of the field. */
      field: v.string(),
      /** Former value; empty for none. */
      before: v.string(),
      /** New value; empty for none. */
      after: v.string(),
    }),
  ),
});
export type ImportedRow = v.InferOutput<typeof importedRow>;

const may = 'people.edit';
const source = ['AC-10', 'SE-02', 'AC-12'];
const one = {
  /** Id of the import. */
  id: wireId,
};

export const beginImport = defineCall({
  name: 'manage/imports/begin',
  method: 'POST',
  may,
  summary: 'Reads an uploaded table as a job; nothing is written of it yet',
  source,
  request: v.object({
    /** Kind of its rows. */
    kind: v.picklist(importKinds),
    /** Id of an upload of the kind `importTable`. */
    upload: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
  }),
  response: importDetailed,
});

export const importDetail = defineCall({
  name: 'manage/imports/detail',
  method: 'GET',
  may,
  summary: 'An import of one’s own, or any for who may edit everywhere',
  source,
  request: v.object(one),
  response: importDetailed,
});

export const listImports = defineCall({
  name: 'manage/imports/list',
  method: 'GET',
  may,
  summary: 'Imports of one’s own, or all for who may edit everywhere, latest first',
  source,
  request: page({
    /** Kind of the rows. */
    kind: v.picklist(importKinds),
  }),
  response: pageOf(listedImport),
});

export const importRows = defineCall({
  name: 'manage/imports/rows',
  method: 'GET',
  may,
  summary: 'Rows of an import in the order of the file',
  source,
  request: page({
    ...one,
    /** Effect of the rows; empty: any. */
    outcome: v.optional(v.picklist(['', ...rowOutcomes]), ''),
  }),
  response: pageOf(importedRow, {
    /** Rows that the filter finds. */
    total: v.int(),
  }),
});

export const mapImport = defineCall({
  name: 'manage/imports/map',
  method: 'POST',
  may,
  summary: 'Says what the columns of the file are, and what its rows may do; all rows are checked again',
  source,
  request: v.object({
    ...one,
    /** For each column of the file the column of the kind; null: left out. */
    mapping: wireJson(v.pipe(v.array(v.nullable(text(40))), v.maxLength(mostImportColumns))),
    /** Whether people who are not in the file leave. */
    leave: flag,
    /** Departments that are made because the file names them. */
    make: wireJson(v.pipe(v.array(text(200)), v.maxLength(200))),
    /** Options of choices that are made because the file names them, by who may edit everybody; absent: none. */
    options: v.optional(wireJson(v.pipe(v.array(madeOption), v.maxLength(100)))),
  }),
  response: importDetailed,
});

export const mendImport = defineCall({
  name: 'manage/imports/mend',
  method: 'POST',
  may,
  summary: 'Corrects a cell, or all cells of its column that say the same; all rows are checked again',
  source,
  request: v.object({
    ...one,
    /** Line of the row. */
    line: wireInt,
    /** Place of the cell in the row. */
    place: wireJson(filePlace),
    /** The new words. */
    value: v.optional(text(500), ''),
    /** Whether all cells of the column that say the same are corrected. */
    all: flag,
  }),
  response: importDetailed,
});

export const runImport = defineCall({
  name: 'manage/imports/run',
  method: 'POST',
  may,
  summary: 'Writes the rows without faults, as a job. Refused: `conflict` where it would not write as many as agreed',
  source,
  request: v.object({
    ...one,
    /** Number of rows that it was agreed to write. */
    rows: wireInt,
  }),
  response: importDetailed,
});

export const takeBackImport = defineCall({
  name: 'manage/imports/takeBack',
  method: 'POST',
  may,
  summary: 'Undoes an import of the last day, as a job. What somebody has changed or used since stays',
  source,
  request: v.object(one),
  response: importDetailed,
});

/** A file that the browser saves. */
const savedFile = v.object({
  /** Its name. */
  name: v.string(),
  /** Its content, CSV. */
  content: v.string(),
});

export const importRest = defineCall({
  name: 'manage/imports/rest',
  method: 'GET',
  may,
  summary: 'Rows that stay behind, as a file to mend',
  source,
  request: v.object(one),
  response: savedFile,
});

export const importPasswords = defineCall({
  name: 'manage/imports/passwords',
  method: 'POST',
  protection: 'encrypted',
  // No key [HT-06]: a kept answer would keep the passwords.
  idempotent: false,
  may,
  summary: 'New first passwords of the new people who have never logged in; asked again, the former ones hold no more',
  source: ['SE-05', 'AC-12'],
  request: v.object(one),
  response: savedFile,
});
