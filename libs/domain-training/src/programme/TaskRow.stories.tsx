import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtureNow } from '../testing/fixtures.ts';
import { makeTask } from '../testing/programmes.ts';
import { inTraining } from '../testing/trainingStory.tsx';
import { TaskRow } from './TaskRow.tsx';

const meta: Meta<typeof TaskRow> = {
  title: 'training/Task row',
  component: TaskRow,
  decorators: [inTraining(760)],
  args: { task: makeTask(), now: fixtureNow, next: true, joined: true },
  render: (args) => (
    <ul>
      <TaskRow {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof TaskRow>;

export const Playground: Story = {};

const tasks = [
  makeTask({ id: 1, state: 'done', doneAt: fixtureNow - 86_400_000 }),
  makeTask({ id: 2, kind: 'exam', state: 'done', doneAt: fixtureNow, score: 9200, questions: 20, attempts: 2 }),
  makeTask({ id: 3, begun: true }),
  makeTask({ id: 4, kind: 'exam', opensAt: fixtureNow + 86_400_000, questions: 20, attempts: 2 }),
  makeTask({ id: 5, kind: 'homework', available: false, minutes: null }),
  makeTask({ id: 6, state: 'locked', required: false }),
  makeTask({ id: 7, state: 'over' }),
];

/** Done, with a score, begun, not open yet, not to be opened, locked, over. */
export const States: Story = {
  render: () => (
    <ul>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} now={fixtureNow} next={task.id === 3} />
      ))}
    </ul>
  ),
};
