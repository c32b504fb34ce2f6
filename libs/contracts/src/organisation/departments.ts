import { defineCall } from '../call.ts';
import { v } from '../v.ts';
import { flag, listedId, wireId, wireInt, wireJson } from '../wire.ts';
import { writtenText } from '../manage/writtenText.ts';

/** Longest name of a department. */
export const longestDepartment = 60;

const department = v.object({
  /** Id of the department. */
  id: v.int(),
  /** Department above; 0 at the top. */
  parent: v.int(),
  /** Name in the languages of the enterprise. */
  name: writtenText(longestDepartment),
  /** People who register may choose it. */
  open: v.boolean(),
  /** Nobody new comes in. */
  closed: v.boolean(),
  /** People whose main department it is, and those below it. */
  people: v.int(),
  /** They see and remind its people and those below it. */
  managers: v.array(
    v.object({
      /** Id of the person. */
      id: v.int(),
      /** In the requested language. */
      name: v.string(),
    }),
  ),
  /** People who are brought into their audiences after a change of the tree; null: all are. */
  settling: v.nullable(
    v.object({
      /** Those who are done. */
      done: v.int(),
      /** All of them. */
      total: v.int(),
    }),
  ),
  /** Begins a change; an older one is refused with `conflict`. */
  revision: v.int(),
});
export type ManagedDepartment = v.InferOutput<typeof department>;

const tree = v.object({
  /** In their order, each after its parent. */
  departments: v.array(department),
});
const source = ['SE-08', 'AC-10'];

export const manageDepartments = defineCall({
  name: 'manage/departments/tree',
  method: 'GET',
  may: 'people.see',
  summary: 'All departments with their people counted',
  source,
  request: v.object({}),
  response: tree,
});

export const saveDepartment = defineCall({
  name: 'manage/departments/save',
  method: 'POST',
  may: 'people.edit',
  summary: 'Adds a department, or changes its name, managers and openness. Refused: `conflict` for an older revision',
  source,
  request: v.object({
    /** 0: a new one. */
    id: wireInt,
    /** Revision that the change began from; 0 for a new one. */
    revision: wireInt,
    /** Of a new one, the department above; 0 at the top. */
    parent: wireInt,
    /** Name in the languages of the enterprise. */
    name: wireJson(writtenText(longestDepartment)),
    /** People who register may choose it. */
    open: flag,
    /** Ids of its managers. */
    managers: wireJson(v.pipe(v.array(listedId), v.maxLength(20))),
  }),
  response: tree,
});

export const moveDepartment = defineCall({
  name: 'manage/departments/move',
  method: 'POST',
  may: 'people.edit',
  summary:
    'Puts a department with those below it elsewhere. Whom things are for follows at once, of more than 500 people what they gain as a job, told by `settling`. Refused: `conflict` below itself',
  source,
  request: v.object({
    /** Id of the department. */
    id: wireId,
    /** New parent; 0 for the top. */
    parent: wireInt,
    /** Place among its new siblings, from 0. */
    place: wireInt,
  }),
  response: tree,
});

export const mergeDepartment = defineCall({
  name: 'manage/departments/merge',
  method: 'POST',
  may: 'people.edit',
  summary:
    'Brings people, managers and what lies below of one department into another one, also where audiences name it, and closes it',
  source,
  request: v.object({
    /** The one that is given up. */
    id: wireId,
    /** The one that takes over. */
    into: wireId,
  }),
  response: tree,
});

export const closeDepartment = defineCall({
  name: 'manage/departments/close',
  method: 'POST',
  may: 'people.edit',
  summary: 'Closes a department without people, or opens it again. Refused: `conflict` while people are in it',
  source,
  request: v.object({
    /** Id of the department. */
    id: wireId,
    /** Whether it is closed from now on. */
    closed: flag,
  }),
  response: tree,
});
