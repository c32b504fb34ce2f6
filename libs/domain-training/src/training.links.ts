import { screenHref } from '@banyan/contracts';
import {
  calendarQuery,
  calendarScreens,
  certificateQuery,
  certificateScreens,
  homeworkQuery,
  homeworkScreens,
  myTrainQuery,
  taskQuery,
  taskScreens,
  trainingScreens,
  type CalendarQuery,
  type CertificateQuery,
  type HomeworkQuery,
  type MyTrainQuery,
  type TaskQuery,
} from '@banyan/contracts/training';
import { activityLinks } from './activities/activity.links.ts';

const { map, myTrain, programme, programmes, stageMap } = trainingScreens;
const { homework, myHomework } = homeworkScreens;
const { myCertificates, verify } = certificateScreens;
const { studyCalendar } = calendarScreens;

const tasksLink = (screen: (typeof taskScreens)[keyof typeof taskScreens]) => ({
  path: screen.path,
  href: (query: Partial<TaskQuery> = {}) => screenHref(screen, {}, taskQuery.write(query)),
});

/** Path patterns of this domain's screens, each beside the builder of its addresses. */
export const trainingLinks = {
  programmes: { path: programmes.path, href: () => screenHref(programmes, {}) },
  /** By programme id. */
  programme: { path: programme.path, href: (id: number) => screenHref(programme, { id }) },
  /** By programme id. */
  map: { path: map.path, href: (id: number) => screenHref(map, { id }) },
  /** By programme id and stage id. */
  stageMap: {
    path: stageMap.path,
    href: (id: number, stage: number) => screenHref(stageMap, { id, phaseid: stage }),
  },
  myTrain: {
    path: myTrain.path,
    href: (query: Partial<MyTrainQuery> = {}) => screenHref(myTrain, {}, myTrainQuery.write(query)),
  },
  ...activityLinks,
  /** By homework id. */
  homework: { path: homework.path, href: (id: number) => screenHref(homework, { id }) },
  myHomework: {
    path: myHomework.path,
    href: (query: Partial<HomeworkQuery> = {}) => screenHref(myHomework, {}, homeworkQuery.write(query)),
  },
  myCertificates: {
    path: myCertificates.path,
    href: (query: Partial<CertificateQuery> = {}) => screenHref(myCertificates, {}, certificateQuery.write(query)),
  },
  /** By the code of a certificate. */
  verify: { path: verify.path, href: (code: string) => screenHref(verify, { code }) },
  tasks: tasksLink(taskScreens.tasks),
  taskCourses: tasksLink(taskScreens.taskCourses),
  taskExams: tasksLink(taskScreens.taskExams),
  taskTrainings: tasksLink(taskScreens.taskTrainings),
  taskActivities: tasksLink(taskScreens.taskActivities),
  studyCalendar: {
    path: studyCalendar.path,
    href: (query: Partial<CalendarQuery> = {}) => screenHref(studyCalendar, {}, calendarQuery.write(query)),
  },
} as const;
