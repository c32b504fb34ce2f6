import { defineScreens } from '../../screen.ts';

const manage = { access: 'admin', layout: 'console' } as const;

/** Screens of the console about courses. */
export const courseManageScreens = defineScreens({
  purchases: { path: '/manage/purchases', titleKey: 'course:title.purchases', ...manage, may: 'courses.assign' },
  manageCourses: { path: '/manage/courses', titleKey: 'course:title.manageCourses', ...manage, may: 'courses.see' },
  manageCategories: {
    path: '/manage/courses/categories',
    titleKey: 'course:title.manageCategories',
    ...manage,
    may: 'courses.see',
  },
  editCourse: { path: '/manage/courses/:id', titleKey: 'course:title.editCourse', ...manage, may: 'courses.see' },
  courseStatistics: {
    path: '/manage/courses/:id/statistics',
    titleKey: 'course:title.courseStatistics',
    ...manage,
    may: 'courses.see',
  },
});
