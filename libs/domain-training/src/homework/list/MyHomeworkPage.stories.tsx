import { homeworkList } from '@banyan/contracts/training';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeHomeworkList, makeLongHomework } from '../../testing/homework.ts';
import { trainingPage } from '../../testing/trainingStory.tsx';
import { MyHomeworkPage } from './MyHomeworkPage.tsx';

const meta: Meta<typeof MyHomeworkPage> = {
  title: 'training/My homework page',
  component: MyHomeworkPage,
  parameters: { layout: 'fullscreen' },
  decorators: [trainingPage(MyHomeworkPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: homeworkList,
  at: '/my/my-homeWork',
  full: (language) => ({ items: makeHomeworkList(language), next: null }),
  empty: { items: [], next: null },
  long: (language) => ({ items: makeLongHomework(language), next: null }),
});
export const Default: Story = { ...stories.Default, tags: ['english', 'dark'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
