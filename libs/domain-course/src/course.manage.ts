import { courseManageScreens } from '@banyan/contracts/course';
import { screenRoutes, type ManageModule } from '@banyan/core-session';
import type { CourseModuleDeps } from './course.environment.ts';
import { around } from './course.routes.tsx';

const { manageCategories, manageCourses, purchases } = courseManageScreens;
const group = 'learning';

/** Screens and entries of this domain in the console. */
export function courseManage(deps: CourseModuleDeps): ManageModule {
  return {
    routes: screenRoutes(
      courseManageScreens,
      {
        purchases: () => import('./manage/purchases/PurchasesPage.tsx').then(({ PurchasesPage }) => PurchasesPage),
        manageCourses: () => import('./manage/courses/CoursesPage.tsx').then(({ CoursesPage }) => CoursesPage),
        manageCategories: () =>
          import('./manage/categories/CategoriesPage.tsx').then(({ CategoriesPage }) => CategoriesPage),
        editCourse: () => import('./manage/editor/EditorPage.tsx').then(({ EditorPage }) => EditorPage),
        courseStatistics: () =>
          import('./manage/statistics/StatisticsPage.tsx').then(({ StatisticsPage }) => StatisticsPage),
      },
      around(deps),
    ),
    entries: [
      { group, titleKey: manageCourses.titleKey, path: manageCourses.path, order: 10 },
      { group, titleKey: manageCategories.titleKey, path: manageCategories.path, order: 20 },
      { group, titleKey: purchases.titleKey, path: purchases.path, order: 50 },
    ],
  };
}
