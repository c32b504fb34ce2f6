import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, wireId, wireJson } from '../wire.ts';
import { exportLists } from '../manage/exports.choices.ts';
import { exported, format } from '../manage/exports.fields.ts';
import { fieldLimits } from '../manage/fields.choices.ts';
import { manageGroups } from './groups.ts';
import { peopleColumns } from '../manage/imports.choices.ts';
import { managePeople } from './people.ts';
import { manageVisitors } from './visitors.ts';

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
    format,
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

export const exportGroups = defineCall({
  name: 'manage/groups/export',
  method: 'POST',
  may,
  summary: 'Writes the groups that the caller may see and the words find into a file, as a job',
  source,
  request: v.object({
    /** Kind of file. */
    format,
    /** Words of the name; empty: all. */
    q: manageGroups.request.entries.q,
  }),
  response: exported,
});

export const exportDepartments = defineCall({
  name: 'manage/departments/export',
  method: 'POST',
  may,
  summary: 'Writes all departments into a file, each with its path, managers and number of people, as a job',
  source,
  request: v.object({
    /** Kind of file. */
    format,
  }),
  response: exported,
});

export const exportRequests = defineCall({
  name: 'manage/requests/export',
  method: 'POST',
  may,
  summary: 'Writes the sign-up requests into a file, last first, as a job; those who reach everybody have rows in it',
  source,
  request: v.object({
    /** Kind of file. */
    format,
  }),
  response: exported,
});

export const exportVisitors = defineCall({
  name: 'manage/visitors/export',
  method: 'POST',
  may,
  summary: 'Writes the visitors whom the filters find into a file, with what they did, as a job',
  source: [...source, 'SE-08'],
  request: v.object({
    /** Kind of file. */
    format,
    /** Words of name or account, or a whole phone number; empty: all. */
    q: manageVisitors.request.entries.q,
    /** Empty: all but those who have left. */
    state: manageVisitors.request.entries.state,
  }),
  response: exported,
});

export const exportDetail = defineCall({
  name: 'manage/exports/detail',
  method: 'GET',
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
  summary: 'Exports of one’s own that are still there, latest first',
  source,
  request: page({}),
  response: pageOf(exported, {
    /** Exports that are still there. */
    total: v.int(),
  }),
});

/** Work that goes on on the server, or has just ended. */
const work = v.object({
  /** Kind of work; `department`: the people of a moved department get what is new for them. */
  kind: v.picklist(['import', 'export', 'department']),
  /** Id within the kind. */
  id: v.int(),
  /** Name of the file or department. */
  file: v.string(),
  /** The exported list, or what is brought in. */
  list: v.picklist(exportLists),
  /** Whether it goes on. */
  state: v.picklist(['running', 'done', 'failed']),
  /** Rows or people that are done. */
  done: v.int(),
  /** All of them; 0 while they are not known. */
  all: v.int(),
  /** When it was asked for. */
  at: epochMs,
});
export type LongWorkItem = v.InferOutput<typeof work>;

export const listWork = defineCall({
  name: 'manage/work/list',
  method: 'GET',
  summary:
    'Imports and exports of one’s own that go on, those of the last hour that have ended, and moved departments within the caller’s rights, latest first',
  source,
  request: v.object({}),
  response: v.object({
    /** Ten at most. */
    work: v.array(work),
  }),
});
