import { microReviews } from '@banyan/contracts/teaching';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { teachingPage } from '../testing/teachingStory.tsx';
import { makeReviewedMicros } from '../testing/micros.ts';
import { MicroReviewsPage } from './MicroReviewsPage.tsx';

const meta: Meta<typeof MicroReviewsPage> = {
  title: 'teaching/Micro-course reviews',
  component: MicroReviewsPage,
  parameters: { layout: 'padded' },
  decorators: [teachingPage(MicroReviewsPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: microReviews,
  at: '/review?tab=micro',
  full: (language) => ({ items: makeReviewedMicros(language), next: null, waiting: 2 }),
  empty: { items: [], next: null, waiting: 0 },
  long: (language) => ({
    items: makeReviewedMicros(language).map((row) => ({
      ...row,
      micro: { ...row.micro, draft: { ...row.micro.draft, introduction: row.micro.draft.introduction.repeat(8) } },
    })),
    next: null,
    waiting: 2,
  }),
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
