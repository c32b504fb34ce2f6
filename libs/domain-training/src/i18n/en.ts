import type { MessagesLike } from '@banyan/core-session';
import type zh from './zh.ts';
import {
  activities,
  activity,
  cancel,
  entrance,
  evaluation,
  myActivities,
  seats,
  signIn,
} from './sections/activities.en.ts';
import { desk } from './sections/activityDesk.en.ts';
import { calendar } from './sections/calendar.en.ts';
import { certificate, certificateDesk, verify } from './sections/certificates.en.ts';
import { homework } from './sections/homework.en.ts';
import { marking } from './sections/marking.en.ts';
import { map, myTrain, programme, programmes } from './sections/programmes.en.ts';
import { tasks } from './sections/tasks.en.ts';

const en: MessagesLike<typeof zh> = {
  title: {
    programmes: 'Programmes',
    programme: 'Programme',
    map: 'Programme map',
    stageMap: 'Stage on the map',
    myTrain: 'My training',
    activities: 'Activities',
    activity: 'Activity',
    myActivities: 'My activities',
    homework: 'Homework',
    myHomework: 'My homework',
    myCertificates: 'My certificates',
    verify: 'Certificate check',
    tasks: 'Tasks',
    taskCourses: 'Courses to take',
    taskExams: 'Exams and surveys',
    taskTrainings: 'Training and homework',
    taskActivities: 'Activities to join',
    studyCalendar: 'Study calendar',
  },
  programmes,
  programme,
  map,
  myTrain,
  activities,
  activity,
  cancel,
  entrance,
  evaluation,
  myActivities,
  seats,
  signIn,
  desk,
  homework,
  marking,
  certificate,
  certificateDesk,
  verify,
  tasks,
  calendar,
};

export default en;
