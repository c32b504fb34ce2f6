import { categoryTree, courseList, homeList } from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';

/** Calls of the catalogue. Separate from the study calls, since searching needs no player. */
export const catalogueCalls = {
  /** Category tree with counts. */
  categories: categoryTree,
  /** One page of courses. */
  courses: courseList,
  /** Courses of one module of the home page. */
  moduleCourses: homeList,
} as const;

export type CatalogueApi = Api<typeof catalogueCalls>;
