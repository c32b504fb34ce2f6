import { reviewAppeals } from '@banyan/contracts/exam';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examPage, inStory } from '../testing/examStory.tsx';
import { makeAppealRows } from '../testing/reviewRequests.ts';
import { AppealsPage } from './AppealsPage.tsx';

const at = '/review?tab=appeal';

const meta: Meta<typeof AppealsPage> = {
  title: 'exam/Appeals page',
  component: AppealsPage,
  parameters: { layout: 'padded' },
  decorators: [examPage(AppealsPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: reviewAppeals,
  at,
  full: (language) => ({ items: makeAppealRows(language), next: null }),
  empty: { items: [], next: null },
  long: (language) => ({
    items: makeAppealRows(language).map((row) => ({ ...row, title: row.title.repeat(4), text: row.text.repeat(8) })),
    next: null,
  }),
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const Answered: Story = { parameters: inStory({ at: `${at}&state=answered` }) };
