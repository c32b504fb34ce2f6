import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, wireId, wireJson } from '../wire.ts';
import { fieldLimits } from './fields.choices.ts';
import { exportFormats, exportStates, peopleColumns } from './imports.choices.ts';
import { managePeople } from './people.ts';

const exported = v.object({
  /** Id of the export. */
  id: v.int(),
  /** Name of the file. */
  file: v.string(),
  /** Whether the file is there. */
  state: v.picklist(exportStates),
  /** Its rows, once they are known. */
  rows: v.int(),
  /** When it was asked for. */
  at: epochMs,
  /** When the file is removed. */
  until: epochMs,
  /** Address of the file for some minutes; empty until it is there. */
  url: v.string(),
});
export type ExportedTable = v.InferOutput<typeof exported>;

const may = 'people.export';
const source = ['AC-10', 'SE-12'];
const { q, department, type, state, fields } = managePeople.request.entries;
/** A usual column, or one of the enterprise's fields as `field:12`. */
const column = v.union([v.picklist(peopleColumns), v.pipe(v.string(), v.regex(/^field:[1-9]\d{0,14}$/))]);

export const exportPeople = defineCall({
  name: 'manage/people/export',
  method: 'POST',
  may,
  summary: 'Writes the people whom the filters find within the caller’s rights into a file, as a job',
  source,
  request: v.object({
    /** Kind of file. */
    format: v.picklist(exportFormats),
    /** Columns in their order; `account` and `name` are always there, so that the file can come in again. */
    columns: wireJson(v.pipe(v.array(column), v.maxLength(peopleColumns.length + fieldLimits.fields))),
    /** Words of name or account, or a whole phone number; empty: all. */
    q,
    /** Department with those below it; 0: all. */
    department,
    /** Kind of account; empty: all. */
    type,
    /** Empty: all but those who have left. */
    state,
    /** Each narrows the people by one of the enterprise's fields; absent: none does. */
    fields,
  }),
  response: exported,
});

export const exportDetail = defineCall({
  name: 'manage/exports/detail',
  method: 'GET',
  may,
  summary: 'An export of one’s own. Refused: `notFound` for those of others, and after fourteen days',
  source,
  request: v.object({
    /** Id of the export. */
    id: wireId,
  }),
  response: exported,
});

export const listExports = defineCall({
  name: 'manage/exports/list',
  method: 'GET',
  may,
  summary: 'Exports of one’s own that are still there, latest first',
  source,
  request: page({}),
  response: pageOf(exported),
});
