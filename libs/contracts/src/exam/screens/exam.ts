import { defineScreens } from '../../screen.ts';

/** Screens of the exam domain. */
export const examScreens = defineScreens({
  exams: { path: '/my/my-exam', access: 'login', titleKey: 'exam:title.exams', layout: 'my' },
  start: { path: '/task/exam/excessive/:id', access: 'open', titleKey: 'exam:title.start', transition: 'exam' },
  sheet: {
    path: '/task/exam/questions/:id',
    access: 'open',
    titleKey: 'exam:title.sheet',
    layout: 'none',
    relogin: 'inPlace',
  },
  result: { path: '/task/exam/result/:id', access: 'open', titleKey: 'exam:title.result', layout: 'none' },
  resultDetail: {
    path: '/task/exam/resultDetail/:id',
    access: 'open',
    titleKey: 'exam:title.resultDetail',
    layout: 'none',
  },
  practice: { path: '/my/my-practice', access: 'login', titleKey: 'exam:title.practice', layout: 'my' },
  coursePractice: { path: '/coursePractice/:id', access: 'open', titleKey: 'exam:title.coursePractice' },
  exercise: { path: '/my/my-exercise', access: 'login', titleKey: 'exam:title.exercise', layout: 'my' },
});
