import { programmeDetail } from '@banyan/contracts/training';
import { standardStories } from '@banyan/core-screen/stories';

import type { Meta, StoryObj } from '@storybook/react-vite';

import { emptyView, makeLongView, makeView } from '../testing/programmes.ts';
import { trainingPage } from '../testing/trainingStory.tsx';
import { StageMapPage } from './StageMapPage.tsx';

const meta: Meta<typeof StageMapPage> = {
  title: 'training/Stage map page',
  component: StageMapPage,
  parameters: { layout: 'fullscreen' },
  decorators: [trainingPage(StageMapPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: programmeDetail,
  at: '/task/train-map-list/6003/1',
  full: (language) => makeView({}, language),
  empty: emptyView(),
  long: (language) => makeLongView(language),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
