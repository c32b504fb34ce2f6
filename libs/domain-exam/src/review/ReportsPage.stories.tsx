import { reviewReports } from '@banyan/contracts/exam';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examPage, inStory } from '../testing/examStory.tsx';
import { makeReportRows } from '../testing/reviewRequests.ts';
import { ReportsPage } from './ReportsPage.tsx';

const at = '/review?tab=report';

const meta: Meta<typeof ReportsPage> = {
  title: 'exam/Reports page',
  component: ReportsPage,
  parameters: { layout: 'padded' },
  decorators: [examPage(ReportsPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: reviewReports,
  at,
  full: (language) => ({ items: makeReportRows(language), next: null }),
  empty: { items: [], next: null },
  long: (language) => ({
    items: makeReportRows(language).map((row) => ({ ...row, title: row.title.repeat(4), text: row.text.repeat(8) })),
    next: null,
  }),
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Answered: Story = { parameters: inStory({ at: `${at}&state=answered` }) };
