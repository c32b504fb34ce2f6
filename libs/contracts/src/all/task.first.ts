import { ask, type FirstCall, type FirstCalls, type Opening } from '../first.ts';
import type { TaskPart } from '../training/task.choices.ts';
import { taskList } from '../training/task.ts';
import { taskQuery, tasksInput } from '../training/screens/task.query.ts';
import type { taskScreens } from '../training/screens/task.ts';

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
