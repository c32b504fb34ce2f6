import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeJobMap } from '../testing/jobMap.ts';
import { inTalent } from '../testing/talentStory.tsx';
import { PostList } from './PostList.tsx';

const meta: Meta<typeof PostList> = {
  title: 'talent/Post list',
  component: PostList,
  decorators: [inTalent(900)],
  args: { map: makeJobMap(), shown: 3 },
};
export default meta;
type Story = StoryObj<typeof PostList>;

export const Default: Story = {};
