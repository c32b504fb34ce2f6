import { examStatistics, reviewFigures } from '@banyan/contracts/exam';
import { standardStories } from '@banyan/core-screen/stories';
import { failing } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examPage, inStory } from '../testing/examStory.tsx';
import { makeFigures } from '../testing/reviewRequests.ts';
import { FiguresPage } from './FiguresPage.tsx';

const at = '/review?tab=statistics';
const one = `${at}&exam=1106`;

const meta: Meta<typeof FiguresPage> = {
  title: 'exam/Figures page',
  component: FiguresPage,
  parameters: { layout: 'padded' },
  decorators: [examPage(FiguresPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: reviewFigures,
  at,
  full: (language) => ({ items: makeFigures(language), next: null }),
  empty: { items: [], next: null },
  long: (language) => ({
    items: makeFigures(language).map((row) => ({ ...row, title: row.title.repeat(5) })),
    next: null,
  }),
});
export const Default: Story = stories.Default;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
export const OneExam: Story = { parameters: inStory({ at: one }) };
export const OneExamFailed: Story = { parameters: inStory({ at: one, answers: () => [failing(examStatistics)] }) };
