import { activityList } from '@banyan/contracts/training';
import { standardStories } from '@banyan/core-screen/stories';
import { answer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeActivities, makeLongActivities } from '../../testing/activities.ts';
import { inStory, trainingPage } from '../../testing/trainingStory.tsx';
import { ActivitiesPage } from './ActivitiesPage.tsx';

const at = '/index/activity';

const meta: Meta<typeof ActivitiesPage> = {
  title: 'training/Activities page',
  component: ActivitiesPage,
  parameters: { layout: 'fullscreen' },
  decorators: [trainingPage(ActivitiesPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: activityList,
  at,
  full: (language) => ({ items: makeActivities(language), next: null }),
  empty: { items: [], next: null },
  long: (language) => ({ items: makeLongActivities(language), next: null }),
});
export const Default: Story = { ...stories.Default, tags: ['english', 'dark'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
/** No activity has these words. */
export const NothingFound: Story = {
  parameters: inStory({
    at: `${at}?keyword=qqqq`,
    answers: () => [answer(activityList, () => ({ items: [], next: null }))],
  }),
};
