import { assessmentTask } from '@banyan/contracts/talent';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeAssessment } from '../testing/assessments.ts';
import { talentPage } from '../testing/talentStory.tsx';
import { AssessmentPage } from './AssessmentPage.tsx';

const meta: Meta<typeof AssessmentPage> = {
  title: 'talent/Assessment page',
  component: AssessmentPage,
  parameters: { layout: 'fullscreen' },
  decorators: [talentPage(AssessmentPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: assessmentTask,
  at: '/talent/assessmentTasksDetails?id=801',
  full: (language) => makeAssessment(language),
  empty: { ...makeAssessment(), about: '', dimensions: [], assessors: [] },
  long: (language) => makeAssessment(language, true),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
