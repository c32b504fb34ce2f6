import {
  actOnCourses,
  addCourse,
  addMaterial,
  bringBack,
  categoryTree,
  courseVersions,
  discardDraft,
  exportCourses,
  manageCourse,
  manageCourses,
  publishDraft,
  readDraft,
  saveDraft,
  saveText,
} from '@banyan/contracts/course';
import { consoleAccess } from '@banyan/contracts/organisation';
import { microSetting } from '@banyan/contracts/teaching';
import type { Api } from '@banyan/core-screen';

/** The console's list of courses. */
export const manageCoursesCalls = {
  access: consoleAccess,
  list: manageCourses,
  course: manageCourse,
  act: actOnCourses,
  add: addCourse,
  categories: categoryTree,
  begin: exportCourses,
} as const;
export type ManageCoursesApi = Api<typeof manageCoursesCalls>;

/** The editor of a course. */
export const editorCalls = {
  read: readDraft,
  save: saveDraft,
  discard: discardDraft,
  publish: publishDraft,
  versions: courseVersions,
  bringBack,
  material: addMaterial,
  text: saveText,
  setting: microSetting,
  categories: categoryTree,
} as const;
export type EditorApi = Api<typeof editorCalls>;
