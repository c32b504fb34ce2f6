import { assessmentReport } from '@banyan/contracts/talent';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeReport } from '../testing/assessments.ts';
import { talentPage } from '../testing/talentStory.tsx';
import { ReportPage } from './ReportPage.tsx';

const meta: Meta<typeof ReportPage> = {
  title: 'talent/Assessment report page',
  component: ReportPage,
  parameters: { layout: 'fullscreen' },
  decorators: [talentPage(ReportPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: assessmentReport,
  at: '/talent/viewEvaluationPdfReport?id=802',
  full: (language) => makeReport(language),
  empty: { ...makeReport(), dimensions: [] },
  long: (language) => makeReport(language),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
