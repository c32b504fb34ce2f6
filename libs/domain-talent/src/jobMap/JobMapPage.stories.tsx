import { jobMap } from '@banyan/contracts/talent';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeJobMap } from '../testing/jobMap.ts';
import { talentPage } from '../testing/talentStory.tsx';
import { JobMapPage } from './JobMapPage.tsx';

const meta: Meta<typeof JobMapPage> = {
  title: 'talent/Job map page',
  component: JobMapPage,
  parameters: { layout: 'fullscreen' },
  decorators: [talentPage(JobMapPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: jobMap,
  at: '/talent/jobMap',
  full: (language) => makeJobMap(language),
  empty: { lines: [], moves: [], mine: null },
  long: (language) => makeJobMap(language, true),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
