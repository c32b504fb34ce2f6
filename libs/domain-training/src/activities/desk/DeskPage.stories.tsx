import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeActivityInfo } from '../../testing/activities.ts';
import { inTraining } from '../../testing/trainingStory.tsx';
import { DeskPage } from './DeskPage.tsx';

const meta: Meta<typeof DeskPage> = {
  title: 'training/Activity desk',
  component: DeskPage,
  decorators: [inTraining()],
  args: { info: makeActivityInfo({ organises: true, begins: -0.5 }) },
};
export default meta;
type Story = StoryObj<typeof DeskPage>;

export const Default: Story = {};
