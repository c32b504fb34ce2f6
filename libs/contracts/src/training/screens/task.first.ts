import { ask, type FirstCall, type FirstCalls, type Opening } from '../../first.ts';
import type { TaskPart } from '../task.choices.ts';
import { taskList } from '../task.ts';
import { taskQuery, tasksInput } from './task.query.ts';
import type { taskScreens } from './task.ts';

const listOf =
  (part: TaskPart | null) =>
  ({ search }: Pick<Opening, 'search'>): readonly FirstCall[] => [
    ask(taskList, tasksInput(part, taskQuery.read(search))),
  ];

/** First calls of the task centre's screens. */
export const taskFirst: FirstCalls<typeof taskScreens> = {
  tasks: listOf(null),
  taskCourses: listOf('course'),
  taskExams: listOf('exam'),
  taskTrainings: listOf('training'),
  taskActivities: listOf('activity'),
};
