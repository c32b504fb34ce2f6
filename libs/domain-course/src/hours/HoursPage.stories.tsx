import { studyHours } from '@banyan/contracts';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { coursePage } from '../testing/courseStory.tsx';
import { longer, makeHours, noHours } from '../testing/myRecords.ts';
import { HoursPage } from './HoursPage.tsx';

const meta: Meta<typeof HoursPage> = {
  title: 'course/Study hours page',
  component: HoursPage,
  parameters: { layout: 'fullscreen' },
  decorators: [coursePage(HoursPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: studyHours,
  at: '/my/my-duration',
  full: (language) => makeHours(language),
  empty: noHours,
  long: (language) => makeHours(language, undefined, longer[language]),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
