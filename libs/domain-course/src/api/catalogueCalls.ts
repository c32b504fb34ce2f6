import { categoryTree, courseList, homeList } from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';

/** What it takes to look for a course. Apart from the rest: who does that has no use for a player yet. */
export const catalogueCalls = {
  /** Category tree with counts. */
  categories: categoryTree,
  /** One page of courses. */
  courses: courseList,
  /** Courses of one module of the home page, whole. */
  moduleCourses: homeList,
} as const;

export type CatalogueApi = Api<typeof catalogueCalls>;
