import { myActivities } from '@banyan/contracts/training';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeActivities, makeLongActivities } from '../../testing/activities.ts';
import { trainingPage } from '../../testing/trainingStory.tsx';
import { MyActivitiesPage } from './MyActivitiesPage.tsx';

const meta: Meta<typeof MyActivitiesPage> = {
  title: 'training/My activities page',
  component: MyActivitiesPage,
  parameters: { layout: 'fullscreen' },
  decorators: [trainingPage(MyActivitiesPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: myActivities,
  at: '/my/my-active',
  full: (language) => ({
    items: makeActivities(language).filter(({ standing }) => standing !== 'none'),
    next: null,
  }),
  empty: { items: [], next: null },
  long: (language) => ({ items: makeLongActivities(language), next: null }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
