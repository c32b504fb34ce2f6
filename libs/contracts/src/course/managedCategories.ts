import { defineCall } from '../call.ts';
import { coverMotif } from '../coverMotif.ts';
import { v } from '../v.ts';
import { text, wireId, wireInt, wireJson } from '../wire.ts';
import { writtenText } from '../manage/writtenText.ts';
import { managedCourseDetail } from './managedCourses.ts';
import { courseLimits } from './managedCourses.choices.ts';

/** A category of courses in the console. */
const managedCategory = v.object({
  /** Id of the category. */
  id: v.int(),
  /** Names it in addresses and imports. */
  key: v.string(),
  /** Category above; 0 at the top. */
  parent: v.int(),
  /** Name in the languages of the enterprise. */
  name: writtenText(courseLimits.category),
  /** Subject of the drawn covers of its courses. */
  motif: coverMotif,
  /** Address of its picture, which its courses without one of their own show; null: it is drawn. */
  coverUrl: v.nullable(v.string()),
  /** Courses in it and below it, archived ones included. */
  courses: v.int(),
  /** Begins a change; an older one is refused with `conflict`. */
  revision: v.int(),
});
export type ManagedCategory = v.InferOutput<typeof managedCategory>;

const tree = v.object({
  /** In their order, each after its parent. */
  categories: v.array(managedCategory),
  /** Whether the caller may change them: the right to edit courses, everywhere. */
  mayEdit: v.boolean(),
});
const source = ['CO-01', 'AC-10'];
const ofCategory = {
  /** Id of the category. */
  id: wireId,
};

export const manageCategories = defineCall({
  name: 'manage/categories/tree',
  method: 'GET',
  may: 'courses.see',
  summary: 'All categories of courses, with their courses counted',
  source,
  request: v.object({}),
  response: tree,
});

export const manageCategory = defineCall({
  name: 'manage/categories/detail',
  method: 'GET',
  may: 'courses.see',
  summary: 'The history of a category',
  source,
  request: v.object(ofCategory),
  response: v.object({
    /** Acts of people on it, the latest first, fifty at most. */
    history: managedCourseDetail.entries.history,
  }),
});

export const saveCategory = defineCall({
  name: 'manage/categories/save',
  method: 'POST',
  may: 'courses.edit',
  summary:
    'Adds a category, or changes its name and cover. Refused: `conflict` for an older revision or below the third level, `fieldsRefused` with `name`: missing',
  source,
  request: v.object({
    /** 0: a new one. */
    id: wireInt,
    /** Revision that the change began from; 0 for a new one. */
    revision: wireInt,
    /** Of a new one, the category above; 0 at the top. */
    parent: wireInt,
    /** Name in the languages of the enterprise. */
    name: wireJson(writtenText(courseLimits.category)),
    /** Subject of the drawn covers of its courses. */
    motif: coverMotif,
    /** Its picture: as it is, drawn, or a new one. */
    picture: v.picklist(['keep', 'drawn', 'new']),
    /** Id of an upload of kind `courseCover`, for a new picture; empty otherwise. */
    upload: text(22),
  }),
  response: tree,
});

export const moveCategory = defineCall({
  name: 'manage/categories/move',
  method: 'POST',
  may: 'courses.edit',
  summary:
    'Puts a category with those below it elsewhere; its courses go with it. Refused: `conflict` below itself or the third level',
  source,
  request: v.object({
    ...ofCategory,
    /** New parent; 0 for the top. */
    parent: wireInt,
    /** Place among its new siblings, from 0. */
    place: wireInt,
  }),
  response: tree,
});

export const mergeCategory = defineCall({
  name: 'manage/categories/merge',
  method: 'POST',
  may: 'courses.edit',
  summary:
    'Brings courses, drafts and what lies below of one category into another one, and removes it. Refused: `conflict` below itself or the third level',
  source,
  request: v.object({
    ...ofCategory,
    /** The one that takes over. */
    into: wireId,
  }),
  response: tree,
});

export const removeCategory = defineCall({
  name: 'manage/categories/remove',
  method: 'POST',
  may: 'courses.edit',
  summary: 'Removes an empty category. Refused: `conflict` while courses or categories are in it',
  source,
  request: v.object(ofCategory),
  response: tree,
});
