import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  tasks: 'All',
  taskCourses: 'Courses',
  taskExams: 'Exams and surveys',
  taskTrainings: 'Training and homework',
  taskActivities: 'Activities',
  studyCalendar: 'Study calendar',
  homework: 'Homework',
  myTrain: 'My training',
  activities: 'My activities',
  certificates: 'Certificates',
  desk: 'Homework',
  certificateDesk: 'Certificates',
};

export default en;
