import { assessmentTasks } from '@banyan/contracts/talent';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeTasks } from '../testing/assessments.ts';
import { talentPage } from '../testing/talentStory.tsx';
import { AssessmentsPage } from './AssessmentsPage.tsx';

const meta: Meta<typeof AssessmentsPage> = {
  title: 'talent/Assessments page',
  component: AssessmentsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [talentPage(AssessmentsPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: assessmentTasks,
  at: '/talent/assessmentTasks',
  full: (language) => ({ items: makeTasks(language), next: null }),
  empty: { items: [], next: null },
  long: (language) => ({ items: makeTasks(language, true), next: null }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
