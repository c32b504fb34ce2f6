/** States of a course in the console. A draft was never published; an archived one is kept for its records alone. */
export const managedCourseStates = ['draft', 'on_shelf', 'off_shelf', 'archived'] as const;
export type ManagedCourseState = (typeof managedCourseStates)[number];

/** Orders of the list of courses; a minus stands before descending ones. */
export const managedCourseSorts = ['changed', '-changed', 'learners', '-learners'] as const;

/** Changes of several courses at once. */
export const courseActs = ['shelve', 'unshelve', 'move', 'archive', 'restore'] as const;
export type CourseAct = (typeof courseActs)[number];

/** Why a course was left as it is: outside of one's rights, or it was never published. */
export const courseActRefusals = ['gone', 'unpublished', 'archived'] as const;
export type CourseActRefusal = (typeof courseActRefusals)[number];

/** Most courses of one act; more go in several. */
export const mostCoursesActedOn = 200;

/** Columns of courses in a file. */
export const courseColumns = [
  'title',
  'title_en',
  'category',
  'lecturer',
  'state',
  'chapters',
  'minutes',
  'learners',
  'finished',
  'price',
  'changed',
] as const;
export type CourseColumn = (typeof courseColumns)[number];

/** Longest texts and lists of a course. */
export const courseLimits = {
  title: 100,
  intro: 1000,
  outcome: 120,
  outcomes: 10,
  chapter: 80,
  section: 60,
  chapters: 300,
  url: 1000,
  about: 500,
  text: 30_000,
  subtitles: 150_000,
  category: 40,
} as const;

/** Rules of a draft that may be broken. */
export const draftRules = [
  'missing',
  'invalid',
  'noChapters',
  'noMaterial',
  'otherKind',
  'beyond',
  'notRequired',
  'notCharged',
] as const;

/** Rules of subtitles that may be broken. */
export const subtitleRules = ['empty', 'many', 'times', 'backwards', 'order', 'late', 'long'] as const;
export type SubtitleRule = (typeof subtitleRules)[number];

/** Kinds of changes between two versions of a course. */
export const draftChangeKinds = ['added', 'removed', 'renamed', 'material', 'time', 'moved', 'setting'] as const;
