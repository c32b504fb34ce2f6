import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeHomework, makeHomeworkList } from '../../testing/homework.ts';
import { inTraining } from '../../testing/trainingStory.tsx';
import { HomeworkRow } from './HomeworkRow.tsx';

const meta: Meta<typeof HomeworkRow> = {
  title: 'training/Homework row',
  component: HomeworkRow,
  decorators: [inTraining(984)],
  args: { homework: makeHomework(), main: true },
  render: (args) => (
    <ul>
      <HomeworkRow {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof HomeworkRow>;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <ul>
      {makeHomeworkList().map((homework) => (
        <HomeworkRow key={homework.id} homework={homework} />
      ))}
    </ul>
  ),
};
