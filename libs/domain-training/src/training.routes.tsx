import {
  activityScreens,
  calendarScreens,
  certificateScreens,
  homeworkScreens,
  taskScreens,
  trainingScreens,
} from '@banyan/contracts/training';
import { screenRoutes, type ScreenRoute } from '@banyan/core-session';
import type { ComponentType } from 'react';
import { activityPages } from './activities/activity.pages.ts';
import { certificatePages } from './certificates/certificate.pages.ts';
import { homeworkPages } from './homework/homework.pages.ts';
import type { TrainingModuleDeps } from './training.environment.ts';

/** This domain's rows of the route table. Pages and stores load with the first of its screens, not with the portal. */
export function trainingRoutes(deps: TrainingModuleDeps): readonly ScreenRoute[] {
  const around = () =>
    import('./training.domain.ts').then(
      ({ trainingDomain }) =>
        (Page: ComponentType) =>
          trainingDomain.within(deps, Page),
    );
  return [
    ...screenRoutes(
      trainingScreens,
      {
        programmes: () => import('./programmes/ProgrammesPage.tsx').then(({ ProgrammesPage }) => ProgrammesPage),
        programme: () => import('./programme/ProgrammePage.tsx').then(({ ProgrammePage }) => ProgrammePage),
        map: () => import('./map/MapPage.tsx').then(({ MapPage }) => MapPage),
        stageMap: () => import('./map/StageMapPage.tsx').then(({ StageMapPage }) => StageMapPage),
        myTrain: () => import('./programmes/MyTrainPage.tsx').then(({ MyTrainPage }) => MyTrainPage),
      },
      around,
    ),
    ...screenRoutes(activityScreens, activityPages, around),
    ...screenRoutes(homeworkScreens, homeworkPages, around),
    ...screenRoutes(certificateScreens, certificatePages, around),
    ...screenRoutes(
      taskScreens,
      {
        tasks: () => import('./tasks/TasksPage.tsx').then(({ TasksPage }) => TasksPage),
        taskCourses: () => import('./tasks/TasksPage.tsx').then(({ CourseTasksPage }) => CourseTasksPage),
        taskExams: () => import('./tasks/TasksPage.tsx').then(({ ExamTasksPage }) => ExamTasksPage),
        taskTrainings: () => import('./tasks/TasksPage.tsx').then(({ TrainingTasksPage }) => TrainingTasksPage),
        taskActivities: () => import('./tasks/TasksPage.tsx').then(({ ActivityTasksPage }) => ActivityTasksPage),
      },
      around,
    ),
    ...screenRoutes(
      calendarScreens,
      { studyCalendar: () => import('./calendar/CalendarPage.tsx').then(({ CalendarPage }) => CalendarPage) },
      around,
    ),
  ];
}
