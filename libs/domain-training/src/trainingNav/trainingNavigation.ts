import {
  activityScreens,
  calendarScreens,
  certificateScreens,
  homeworkScreens,
  taskScreens,
  trainingScreens,
  type TaskPart,
} from '@banyan/contracts/training';
import type { NavigationEntry, NavigationGroup } from '@banyan/core-session';
import type { TrainingPorts } from '../training.ports.ts';

/** Entries of this domain's screens in the navigation of shared layouts; parts of the task centre with red points. */
export function trainingNavigation({
  waitingIn = () => 0,
}: Pick<TrainingPorts, 'waitingIn'>): readonly NavigationEntry[] {
  const part = (of: TaskPart | null, titleKey: string, path: string, order: number): NavigationEntry => ({
    layout: 'task',
    titleKey: `trainingNav:${titleKey}`,
    path,
    order,
    counter: () => waitingIn(of),
  });
  const mine = (group: NavigationGroup, titleKey: string, path: string, order: number): NavigationEntry => ({
    layout: 'my',
    group,
    titleKey: `trainingNav:${titleKey}`,
    path,
    order,
  });
  return [
    part(null, 'tasks', taskScreens.tasks.path, 10),
    part('course', 'taskCourses', taskScreens.taskCourses.path, 20),
    part('exam', 'taskExams', taskScreens.taskExams.path, 30),
    { ...part('training', 'taskTrainings', taskScreens.taskTrainings.path, 40), also: ['/task/homework'] },
    part('activity', 'taskActivities', taskScreens.taskActivities.path, 50),
    mine('study', 'studyCalendar', calendarScreens.studyCalendar.path, 15),
    mine('task', 'homework', homeworkScreens.myHomework.path, 50),
    mine('task', 'myTrain', trainingScreens.myTrain.path, 60),
    mine('task', 'activities', activityScreens.myActivities.path, 70),
    mine('result', 'certificates', certificateScreens.myCertificates.path, 40),
  ];
}
