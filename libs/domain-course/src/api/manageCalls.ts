import {
  actOnCourses,
  addCourse,
  addMaterial,
  bringBack,
  copyCourse,
  categoryTree,
  chapterAttention,
  coursePeople,
  courseStatistics,
  courseVersions,
  discardDraft,
  exportCoursePeople,
  exportCourses,
  manageCategories,
  manageCategory,
  manageCourse,
  manageCourses,
  materialSubtitles,
  mergeCategory,
  moveCategory,
  publishDraft,
  readDraft,
  remindLearners,
  removeCategory,
  saveCategory,
  saveDraft,
  saveSubtitles,
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
  copy: copyCourse,
  categories: categoryTree,
  begin: exportCourses,
} as const;
export type ManageCoursesApi = Api<typeof manageCoursesCalls>;

/** The console's categories of courses. */
export const categoriesCalls = {
  tree: manageCategories,
  history: manageCategory,
  save: saveCategory,
  move: moveCategory,
  merge: mergeCategory,
  remove: removeCategory,
} as const;
export type CategoriesApi = Api<typeof categoriesCalls>;

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
  subtitles: materialSubtitles,
  saveSubtitles,
  setting: microSetting,
  categories: categoryTree,
} as const;
export type EditorApi = Api<typeof editorCalls>;

/** How far people are in a course. */
export const statisticsCalls = {
  read: courseStatistics,
  attention: chapterAttention,
  people: coursePeople,
  remind: remindLearners,
  begin: exportCoursePeople,
} as const;
export type StatisticsApi = Api<typeof statisticsCalls>;

/** The draft of a course as learners will see it. */
export const previewCalls = { read: readDraft, categories: categoryTree } as const;
export type PreviewApi = Api<typeof previewCalls>;
