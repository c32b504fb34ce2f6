import { defineScreens } from '../../screen.ts';

/** Screens of the task centre; `tarin` is the product's own spelling. */
export const taskScreens = defineScreens({
  tasks: { path: '/task', access: 'login', titleKey: 'training:title.tasks', layout: 'task' },
  taskCourses: {
    path: '/task/course',
    access: 'login',
    titleKey: 'training:title.taskCourses',
    layout: 'task',
    aliases: ['/taskCourse'],
  },
  taskExams: {
    path: '/task/exam',
    access: 'login',
    titleKey: 'training:title.taskExams',
    layout: 'task',
    aliases: ['/taskExam'],
  },
  taskTrainings: {
    path: '/task/tarin',
    access: 'login',
    titleKey: 'training:title.taskTrainings',
    layout: 'task',
    aliases: ['/taskTarin'],
  },
  taskActivities: {
    path: '/task/active',
    access: 'login',
    titleKey: 'training:title.taskActivities',
    layout: 'task',
    aliases: ['/taskActive'],
  },
});
