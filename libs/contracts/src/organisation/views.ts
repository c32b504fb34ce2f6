import { defineCall } from '../call.ts';
import { v } from '../v.ts';
import { text, wireId } from '../wire.ts';

/** Longest texts of a saved view, and the number of views that a person keeps for one table. */
export const viewLimits = { name: 40, query: 2000, views: 30 } as const;

const table = v.pipe(v.string(), v.regex(/^[a-z]{1,30}$/));

/** Views of one table. */
const views = v.object({
  /** By name. */
  views: v.array(
    v.object({
      /** Id of the view. */
      id: v.int(),
      /** As its owner named it. */
      name: v.string(),
      /** Part of the table's address: words, filters, order, columns. */
      query: v.string(),
    }),
  ),
});

const source = ['AC-10'];

export const savedViews = defineCall({
  name: 'manage/views/list',
  method: 'GET',
  summary: 'Views of a console table that the caller has saved; nobody else sees them',
  source,
  request: v.object({
    /** Name of the table, such as `people`. */
    table,
  }),
  response: views,
});

export const saveView = defineCall({
  name: 'manage/views/save',
  method: 'POST',
  summary:
    'Saves a view of a table; one of the same name is replaced. Refused: `fieldsRefused` with `name: full` where there are 30',
  source,
  request: v.object({
    /** Name of the table, such as `people`. */
    table,
    /** Name of the view. */
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(viewLimits.name)),
    /** Part of the table's address: words, filters, order, columns. */
    query: text(viewLimits.query),
  }),
  response: views,
});

export const removeView = defineCall({
  name: 'manage/views/remove',
  method: 'POST',
  summary: 'Removes a saved view of the caller; one that is gone already is no failure',
  source,
  request: v.object({
    /** Id of the view. */
    id: wireId,
  }),
  response: v.object({}),
});
