import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTalent } from '../testing/talentStory.tsx';
import { MissingTask } from './MissingTask.tsx';

const meta: Meta<typeof MissingTask> = {
  title: 'talent/Missing task',
  component: MissingTask,
  decorators: [inTalent(600)],
  args: {},
};
export default meta;
type Story = StoryObj<typeof MissingTask>;

export const Default: Story = {};
