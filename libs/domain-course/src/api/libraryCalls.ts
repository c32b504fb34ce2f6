import { categoryTree, classLibrary, homeList, recommendedCourses } from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';

/** The course library. */
export const libraryCalls = {
  categories: categoryTree,
  shelves: classLibrary,
  moduleCourses: homeList,
  recommended: recommendedCourses,
} as const;
export type LibraryApi = Api<typeof libraryCalls>;
