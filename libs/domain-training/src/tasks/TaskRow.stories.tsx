import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeDoneTasks, makeLongTasks, makeTasks } from '../testing/tasks.ts';
import { inTraining } from '../testing/trainingStory.tsx';
import { TaskGroups } from './TaskGroups.tsx';
import { TaskHero } from './TaskHero.tsx';
import { TaskProgress } from './TaskProgress.tsx';
import { TaskRow } from './TaskRow.tsx';
import { storyLanguage } from '@banyan/core-screen/stories';

const meta: Meta<typeof TaskRow> = {
  title: 'training/Tasks/Task row',
  component: TaskRow,
  decorators: [inTraining()],
};
export default meta;
type Story = StoryObj<typeof TaskRow>;

const rows = (tasks: ReturnType<typeof makeTasks>) => (
  <ul>
    {tasks.map((task) => (
      <TaskRow key={task.id} task={task} />
    ))}
  </ul>
);
/** One of each kind, in each state. */
export const Default: Story = { render: (_, { globals }) => rows(makeTasks(storyLanguage(globals))) };
export const Done: Story = { render: (_, { globals }) => rows(makeDoneTasks(storyLanguage(globals))) };
export const LongNames: Story = { render: (_, { globals }) => rows(makeLongTasks(storyLanguage(globals))) };
export const Groups: StoryObj = {
  render: (_, { globals }) => <TaskGroups open tasks={makeTasks(storyLanguage(globals))} />,
};
export const Hero: StoryObj = {
  render: (_, { globals }) => (
    <>
      {makeTasks(storyLanguage(globals))
        .slice(2, 3)
        .map((task) => (
          <TaskHero key={task.id} task={task} />
        ))}
    </>
  ),
};
export const Progress: StoryObj = {
  render: (_, { globals }) => (
    <>
      {makeTasks(storyLanguage(globals)).map((task) => (
        <TaskProgress key={task.id} task={task} />
      ))}
    </>
  ),
};
