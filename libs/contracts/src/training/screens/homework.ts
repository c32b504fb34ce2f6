import { defineScreens } from '../../screen.ts';

/** Screens of homework. */
export const homeworkScreens = defineScreens({
  homework: { path: '/task/homework/:id', access: 'open', titleKey: 'training:title.homework', layout: 'task' },
  myHomework: { path: '/my/my-homeWork', access: 'login', titleKey: 'training:title.myHomework', layout: 'my' },
});
