import { commentReviews } from '@banyan/contracts/course';
import { standardStories } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { coursePage } from '../testing/courseStory.tsx';
import { makeReviewedComments } from '../testing/notes.ts';
import { CommentReviewsPage } from './CommentReviewsPage.tsx';

const meta: Meta<typeof CommentReviewsPage> = {
  title: 'course/Comment reviews',
  component: CommentReviewsPage,
  parameters: { layout: 'padded' },
  decorators: [coursePage(CommentReviewsPage)],
};
export default meta;
type Story = StoryObj;

const stories = standardStories({
  call: commentReviews,
  at: '/review?tab=comment',
  full: (language) => ({ items: makeReviewedComments(language), next: null, waiting: 2 }),
  empty: { items: [], next: null, waiting: 0 },
  long: (language) => ({
    items: makeReviewedComments(language).map((row) => ({ ...row, text: row.text.repeat(8) })),
    next: null,
    waiting: 2,
  }),
});
export const Default: Story = { ...stories.Default, tags: ['english'] };
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Failed: Story = stories.Failed;
export const LongNames: Story = stories.LongNames;
