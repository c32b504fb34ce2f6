import { defineScreens } from '../../screen.ts';

/** Screens of the console about what people are asked. */
export const assessmentScreens = defineScreens({
  manageBanks: {
    path: '/manage/banks',
    access: 'admin',
    titleKey: 'exam:title.manageBanks',
    layout: 'console',
    may: 'assessment.see',
  },
  manageBank: {
    path: '/manage/banks/:id',
    access: 'admin',
    titleKey: 'exam:title.manageBank',
    layout: 'console',
    may: 'assessment.see',
  },
});
