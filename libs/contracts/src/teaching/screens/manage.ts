import { defineScreens } from '../../screen.ts';

/** Screens of the console of the domain. */
export const teachingManageScreens = defineScreens({
  manageLecturers: {
    path: '/manage/lecturers',
    access: 'admin',
    layout: 'console',
    titleKey: 'teaching:title.manageLecturers',
    may: 'courses.see',
  },
});
